/**
 * Calls `start` at the first press of a pointer or key, or once the first screen is painted, its
 * picture and that picture's motion included. It may call it more than once.
 *
 * @param timeout longest wait after the first paint, ms
 */
export function afterFirstPaint(start: () => void, timeout: number) {
  const presses = ["pointerdown", "keydown"];
  const startAtPress = () => {
    for (const press of presses) removeEventListener(press, startAtPress, true);
    start();
  };
  for (const press of presses) addEventListener(press, startAtPress, true);

  const afterPaint = async () => {
    setTimeout(start, timeout);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    await picture?.decode();
    // The picture may be fading in over a skeleton.
    const fadeIns = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(picture));
    await Promise.all(fadeIns.map(({ finished }) => finished));
    requestAnimationFrame(() => setTimeout(start));
  };
  // Fallback: some browsers report no paint timing.
  addEventListener("load", () => setTimeout(start, timeout), { once: true });
  // A page in a background tab paints nothing.
  if (document.visibilityState === "hidden") start();
  else
    new PerformanceObserver(() => void afterPaint().catch(start)).observe({
      type: "paint",
      buffered: true,
    });
}
