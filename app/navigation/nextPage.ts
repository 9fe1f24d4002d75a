import { useEffect, useState } from "react";
import {
  createPath,
  useNavigation,
  type DataStrategyResult,
  type MiddlewareFunction,
} from "react-router";
import { onRestore } from "./onRestore.ts";
import { prefetching } from "./PrefetchedPage.tsx";

/*
 * From a press to the next page, also if its code or data cannot be fetched: a new release may have
 * renamed the files, or there is no connection. The page on screen stays until there is another: to
 * the router, a navigation that failed is one that goes on.
 *
 * | state       | on screen       | leads to                                                      |
 * | ----------- | --------------- | ------------------------------------------------------------- |
 * | at rest     | the page        | fetching: a press, Back, Forward                              |
 * | fetching    | it, a spinner   | at rest: the next page; asking: failed; fetching: a press     |
 * | asking      | it, a spinner   | leaving: the host answers; unreachable: not; fetching: a press |
 * | unreachable | it, with notice | asking: "Try again"; fetching: a press                        |
 * | leaving     | it, a spinner   | another document; at rest: Back restores this one             |
 */

/** How long the host may take to answer for a page, ms. */
const timeoutMs = 5000;

let setFailed: (failed: boolean) => void = () => {};
let onLostCode: (() => void) | undefined;

/** Routes whose code is lost: the router asks once, and then waits for it for ever. */
const lostRoutes = new Set<string>();

/** Runs around every client navigation. One whose page cannot be fetched never ends. */
export const keepPageOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, pattern },
  next,
) => {
  setFailed(false);
  let lose = () => {};
  const lostCode = new Promise<undefined>((resolve) => (lose = () => resolve(undefined)));
  onLostCode = lose;
  const results = lostRoutes.has(pattern) ? undefined : await Promise.race([next(), lostCode]);
  if (onLostCode === lose) onLostCode = undefined;
  if (results && Object.values(results).every(({ type }) => type !== "error")) return results;
  if (!results) lostRoutes.add(pattern);
  if (!request.signal.aborted) setFailed(true);
  return new Promise(() => {});
};

/**
 * The router reloads the page on screen if code cannot be fetched, for the next page or for one that
 * is only prefetched. Such a reload is cancelled, where the browser allows it, and no other.
 */
function stopRoutersReload(event: NavigateEvent) {
  if (event.navigationType !== "reload" || event.userInitiated) return;
  if (!onLostCode && !document.querySelector(prefetching)) return;
  event.preventDefault();
  onLostCode?.();
}

/** The page that is being fetched, and whether that has failed. For one component: the frame's. */
export function useNextPage() {
  const { location } = useNavigation();
  const [failed, set] = useState(false);
  useEffect(() => {
    setFailed = set;
    window.navigation?.addEventListener("navigate", stopRoutersReload);
    return () => window.navigation?.removeEventListener("navigate", stopRoutersReload);
  }, []);
  return location && { key: location.key, href: createPath(location), failed };
}

/** Whether the host answers for a page, if only with its not-found page. */
async function isReachable(href: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(href, { method: "HEAD", signal });
    // Firefox keeps no page in its back/forward cache that has not read an answer to its end.
    await response.text();
    return response.ok || response.status === 404;
  } catch {
    return false;
  }
}

/**
 * Loads a page as a document once the host answers for it: otherwise the page on screen would give
 * way to the browser's own error page.
 * @param href by default the current address
 */
export function useDocumentLoad(initial: "idle" | "asking", href = "") {
  const [state, setState] = useState<"idle" | "asking" | "unreachable">(initial);
  useEffect(() => {
    if (state !== "asking") return undefined;
    let isOver = false;
    const here = window.location.href;
    const address = new URL(href || here, here).href;
    void isReachable(address).then((there) => {
      if (isOver) return;
      if (!there) setState("unreachable");
      // Assigned, an address with a fragment would stay in this document.
      else if (address === here) window.location.reload();
      else window.location.assign(address);
    });
    const stopWaiting = onRestore(() => setState("idle"));
    return () => {
      isOver = true;
      stopWaiting();
    };
  }, [state, href]);
  return { state, load: () => setState("asking") };
}
