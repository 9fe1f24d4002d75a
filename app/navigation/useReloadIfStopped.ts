import { startTransition, useLayoutEffect, useState } from "react";

let timer: ReturnType<typeof setTimeout> | undefined;

/** How long a page that Back has restored may take to render, ms. */
const timeoutMs = 500;

/**
 * Loads a page anew that Back has restored without its life. Firefox and WebKit drop the messages that
 * a page has posted to itself as it is left. If React was at work then, its scheduler waits for one of
 * them for ever: links change the address and nothing else.
 */
export function useReloadIfStopped() {
  const [restored, setRestored] = useState(0);
  // Layout effects, both: other effects are among what React may still have had to do.
  useLayoutEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      timer = setTimeout(() => window.location.reload(), timeoutMs);
      // As a transition, since a press would render anything else without the scheduler.
      startTransition(() => setRestored((times) => times + 1));
    };
    window.addEventListener("pageshow", onShow);
    return () => window.removeEventListener("pageshow", onShow);
  }, []);
  useLayoutEffect(() => {
    // It has rendered.
    if (restored > 0) clearTimeout(timer);
  }, [restored]);
}
