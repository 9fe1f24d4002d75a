import type { MouseEvent } from "react";

/** Clicks on a dialog's backdrop and on its own edge both target the dialog. */
export function isOnBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}
