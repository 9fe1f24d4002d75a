import { useEffect, useRef, type PointerEvent } from "react";

/** How long a mouse rests before `open` is called, and is away before `close` is, ms. */
const intentMs = 120;
const graceMs = 240;

/**
 * Tells a mouse that rests on an element from one that passes over it. A finger and a pen don't hover.
 *
 * @returns the element's listeners, and `cancel`, which forgets what the mouse had in mind
 */
export function useHoverIntent(open: () => void, close: (element: Element) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const later = (pointerType: string, ms: number, act: () => void) => {
    if (pointerType !== "mouse") return;
    cancel();
    timer.current = setTimeout(act, ms);
  };
  return {
    cancel,
    onPointerEnter: ({ pointerType }: PointerEvent) => later(pointerType, intentMs, open),
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent) =>
      later(pointerType, graceMs, () => close(currentTarget)),
  };
}
