import type { ChangeEvent } from "react";
import { gently } from "../../lib/browser/gently.ts";
import { keyboardFocus } from "../../lib/browser/keyboardFocus.ts";

/** The window without what bars at its top and bottom cover, px. */
function freeOfBars() {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const of = (padding: string) => Number.parseFloat(padding) || 0;
  return { top: of(scrollPaddingTop), bottom: innerHeight - of(scrollPaddingBottom) };
}

/**
 * Brings what an answer has led to into view: its verdict, and the next question as far as there is
 * room below the answer, which stays. Where the keyboard's focus is inside nothing moves: arrow keys
 * pass through answers, and Tab scrolls.
 */
export function showNext({ target }: ChangeEvent) {
  if (keyboardFocus()) return;
  const answer = target.closest("fieldset > *")!;
  // Of two ways, only one is shown.
  let next = target.closest("li")!.nextElementSibling;
  while (next && next.getClientRects().length === 0) next = next.nextElementSibling;
  const { top, bottom } = freeOfBars();
  const below = (next ?? answer).getBoundingClientRect().bottom - bottom;
  const above = answer.getBoundingClientRect().top - top;
  const by = Math.min(below, above);
  if (by > 0) scrollBy({ top: by, behavior: gently() });
}
