import { expect } from "@playwright/test";
import { test } from "../support/prerendered.ts";

test("every picture has alt text, a size, and a file of those proportions", async ({
  prerendered,
  page,
}) => {
  const faults: string[] = [];
  const pictures = new Map<string, { src: string; width: number; height: number }>();
  for (const { path, images } of prerendered) {
    for (const { src, alt, width, height } of images) {
      if (alt === null || !(Number(width) > 0) || !(Number(height) > 0))
        faults.push(`${path}: ${src} has alt ${alt}, ${width} × ${height}`);
      pictures.set(`${src} ${width} ${height}`, {
        src,
        width: Number(width),
        height: Number(height),
      });
    }
  }
  await page.goto("/robots.txt");
  const unlike = await page.evaluate(
    async (list) =>
      Promise.all(
        list.map(async ({ src, width, height }) => {
          const image = new Image();
          image.src = src;
          const loaded = await image.decode().then(
            () => true,
            () => false,
          );
          if (!loaded) return `${src} does not load`;
          const stretch = image.naturalWidth / image.naturalHeight / (width / height);
          return Math.abs(stretch - 1) > 0.02
            ? `${src} is ${image.naturalWidth} × ${image.naturalHeight}, shown as ${width} × ${height}`
            : "";
        }),
      ),
    [...pictures.values()],
  );
  expect([...faults, ...unlike.filter(Boolean)]).toEqual([]);
});

test("every file a page names exists", async ({ prerendered, request }) => {
  const files = new Set(prerendered.flatMap((page) => page.files));
  const faults: string[] = [];
  for (const file of files) {
    if (!file.startsWith("/")) faults.push(`${file} is on another origin`);
    else if ((await request.head(file)).status() !== 200) faults.push(`missing file ${file}`);
  }
  expect(faults).toEqual([]);
});
