import type { ChangeEvent } from "react";
import { gently } from "../../lib/browser/gently.ts";
import { keyboardFocus } from "../../lib/browser/keyboardFocus.ts";

/**
 * Brings what an answer has led to into view: the next question, or else the verdict below it. Where
 * the keyboard's focus is inside nothing moves: arrow keys pass through answers, and Tab scrolls.
 */
export function showNext({ target }: ChangeEvent) {
  if (keyboardFocus()) return;
  const next = target.closest("li")!.nextElementSibling!;
  const isShown = next.getClientRects().length > 0;
  (isShown ? next : target.closest("fieldset > div"))?.scrollIntoView({
    block: "nearest",
    behavior: gently(),
  });
}
