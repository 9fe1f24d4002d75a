/**
 * Replaces photographs with plain placeholders of the same size: a new photograph changes no
 * baseline, but a new crop does.
 */
import type { BrowserContext } from "@playwright/test";
import { readFileSync } from "node:fs";

/** Grey with a frame inside, which shows how a picture is cropped. */
function plainPicture(width: number, height: number): string {
  const [x, y] = [Math.round(width / 10), Math.round(height / 10)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#8d9399" d="M0 0h${width}v${height}H0z"/><path fill="#a9aeb3" d="M${x} ${y}h${width - 2 * x}v${height - 2 * y}H${x}z"/><path fill="#c9cdd0" d="M${x} ${y}h${x}v${y}H${x}z"/></svg>`;
}

type Photograph = { width: number; height: number; files: string[] };
const manifest = JSON.parse(readFileSync("app/content/pictures/manifest.json", "utf8")) as Record<
  string,
  Photograph
>;
/** The photograph for each derivative's path. */
const photographs = new Map<string, Photograph>(
  Object.values(manifest).flatMap((photograph) =>
    photograph.files.map((file) => [`/pictures/${file}`, photograph]),
  ),
);

export async function replacePhotographs(context: BrowserContext): Promise<void> {
  await context.route(/\/pictures\/.*\.(avif|jpe?g|png|webp)$/, async (route) => {
    const photograph = photographs.get(new URL(route.request().url()).pathname);
    if (!photograph) return route.fallback();
    const body = plainPicture(photograph.width, photograph.height);
    return route.fulfill({ contentType: "image/svg+xml", body });
  });
}
