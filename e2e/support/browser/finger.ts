import type { Page } from "@playwright/test";
import { frames } from "./frames.ts";

/** Fingers on the screen, whose touch events are the browser's own: without a place all are lifted. */
async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", ...places: { x: number; y: number }[]) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: places.map((place, id) => ({ ...place, id })),
    });
}

/** One finger on the screen: without a place it is lifted. */
export async function finger(page: Page) {
  const touch = await fingers(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y = 0) =>
    touch(type, ...(x === undefined ? [] : [{ x, y }]));
}

/** Spreads two fingers about a place; the second comes after the first. */
export async function pinchOut(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  const touch = await fingers(page);
  const apart = (gap: number) => [
    { x: x - gap, y },
    { x: x + gap, y },
  ];
  await touch("touchStart", apart(30)[0]!);
  for (let gap = 30; gap <= 130; gap += 10) {
    await touch(gap === 30 ? "touchStart" : "touchMove", ...apart(gap));
    await frames(page, 1);
  }
  await touch("touchEnd");
}
