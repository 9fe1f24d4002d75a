import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const loop = readFileSync(join(import.meta.dirname, "loop.webm"));

/** The hero's video files, in every format. */
export const heroVideoFiles = /\/pictures\/hero\/.*\.(webm|mp4)$/;

/** Serves a tiny video instead of the hero's and returns the list of files requested. */
export async function stubHeroVideo(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.route(heroVideoFiles, async (route) => {
    requested.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "video/webm", body: loop });
  });
  return requested;
}
