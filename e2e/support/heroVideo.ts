import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const loop = readFileSync(join(import.meta.dirname, "loop.webm"));

/** Where the hero's video stands, in whichever form a browser takes. */
export const heroVideoFiles = /\/pictures\/hero\/.*\.(webm|mp4)$/;

/** Serves a tiny video in place of the hero's; collects what is asked for. */
export async function giveHeroVideo(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(heroVideoFiles, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "video/webm", body: loop });
  });
  return asked;
}
