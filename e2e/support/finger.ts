import type { Page } from "@playwright/test";

/** A finger on the screen, whose touch events are the browser's own: without a place it is lifted. */
export async function finger(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: "touchStart" | "touchMove" | "touchEnd", x?: number, y = 0) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y }],
    });
}
