import { expect, test } from "vitest";
import { fullWidth, pictureSizes, type PictureWidth } from "./pictureSizes.ts";

test.each<[Parameters<typeof pictureSizes>[0], string]>([
  [{ xs: 320 }, "320px"],
  [{ xs: 100.4, sm: 200 }, "(min-width: 560px) 200px, 100px"],
  // The full width of the content less its margins; constant on a desktop, then growing again.
  [{ xs: [1] }, "(min-width: 1280px) max(1240px, 82vw), calc(100vw - 40px)"],
  [
    { xs: [1], md: [0.5, 12] },
    "(min-width: 1280px) max(608px, 41vw - 12px), (min-width: 900px) calc(50vw - 32px), calc(100vw - 40px)",
  ],
  [{ xs: [1, 8], lg: 400 }, "(min-width: 1200px) 400px, calc(100vw - 48px)"],
  [{ xs: [1 / 3] }, "(min-width: 1280px) max(413px, 27.3vw), calc(33.3vw - 13px)"],
])("%j is %s", (from, sizes) => {
  expect(pictureSizes(from as Record<string, PictureWidth>)).toBe(sizes);
});

test("a picture of the full width has the page's margins", () => {
  expect(fullWidth).toBe("(min-width: 1280px) max(1240px, 82vw), calc(100vw - 40px)");
});
