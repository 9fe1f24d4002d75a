/**
 * The element with the keyboard's focus. A finger's and a mouse's do not count: a tapped button keeps
 * the focus though nobody is there.
 */
export function keyboardFocus(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches(":focus-visible") ? activeElement : null;
}
