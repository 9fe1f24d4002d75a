/**
 * `beforeEach` of a story that is seen at this moment. Not a spy: Storybook logs the calls of spies, and
 * asks `Date.now` for the time of each.
 */
export const seenAt = (moment: string) => () => {
  const { now } = Date;
  Date.now = () => Date.parse(moment);
  return () => {
    Date.now = now;
  };
};

/** Number of characters on each rendered line of a text. */
export function charactersPerLine(text: Text): number[] {
  const counts = new Map<number, number>();
  const range = document.createRange();
  for (let at = 0; at < text.length; at++) {
    range.setStart(text, at);
    range.setEnd(text, at + 1);
    const top = Math.round(range.getBoundingClientRect().top);
    counts.set(top, (counts.get(top) ?? 0) + 1);
  }
  return [...counts.values()];
}

/** `globals` for a story about one width; the widths are in `.storybook/screenshots.ts`. */
export const onSmallPhone = { viewport: { value: "small", isRotated: false } };
export const onPhone = { viewport: { value: "phone", isRotated: false } };
export const onDesktop = { viewport: { value: "desktop", isRotated: false } };
