import { startTransition, useLayoutEffect, useState } from "react";
import { isReachable } from "./nextPage.ts";
import { onRestore } from "./onRestore.ts";

let timer: ReturnType<typeof setTimeout> | undefined;

/** How long a page that Back has restored may take to render, ms. */
const timeoutMs = 500;

/** Without a connection the page stays, to be read: its links to call work. */
async function reloadIfReachable() {
  if (await isReachable(location.href)) location.reload();
}

/**
 * Loads a page anew that Back has restored without its life. Firefox and WebKit drop the messages that
 * a page has posted to itself as it is left. If React was at work then, its scheduler waits for one of
 * them for ever: links change the address and nothing else.
 */
export function useReloadIfStopped() {
  const [restored, setRestored] = useState<object>();
  // Layout effects, both: other effects are among what React may still have had to do.
  useLayoutEffect(
    () =>
      onRestore(() => {
        timer = setTimeout(() => void reloadIfReachable(), timeoutMs);
        // As a transition, since a press would render anything else without the scheduler.
        startTransition(() => setRestored({}));
      }),
    [],
  );
  useLayoutEffect(() => {
    // It has rendered.
    if (restored) clearTimeout(timer);
  }, [restored]);
}
