import { useEffect, useState, useSyncExternalStore } from "react";
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

/** What the router, outside React, tells the frame. */
export const nextPage = {
  /** Whether the page that is being fetched cannot be had. */
  hasFailed: false,
  /** Ends the wait for its code, which is lost. */
  onLostCode: undefined as (() => void) | undefined,
  /** Routes whose code is lost: the router asks once, and then waits for it for ever. */
  lostRoutes: new Set<string>(),
  listeners: new Set<() => void>(),
};

function setFailed(hasFailed: boolean) {
  nextPage.hasFailed = hasFailed;
  for (const listener of nextPage.listeners) listener();
}

function subscribe(listener: () => void) {
  nextPage.listeners.add(listener);
  return () => nextPage.listeners.delete(listener);
}

/** Runs around every client navigation. One whose page cannot be fetched never ends. */
export const keepPageOnFailure: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, pattern },
  next,
) => {
  const { lostRoutes } = nextPage;
  setFailed(false);
  // `Promise.withResolvers` is newer than Safari 16.4.
  let lose = () => {};
  const lostCode = new Promise<undefined>((resolve) => (lose = () => resolve(undefined)));
  nextPage.onLostCode = lose;
  const results = lostRoutes.has(pattern) ? undefined : await Promise.race([next(), lostCode]);
  if (nextPage.onLostCode === lose) nextPage.onLostCode = undefined;
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
  if (!nextPage.onLostCode && !document.querySelector(prefetching)) return;
  event.preventDefault();
  nextPage.onLostCode?.();
}

/** The page that is being fetched, and whether that has failed. */
export function useNextPage() {
  const { location } = useNavigation();
  const failed = useSyncExternalStore(
    subscribe,
    () => nextPage.hasFailed,
    () => false,
  );
  useEffect(() => {
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
