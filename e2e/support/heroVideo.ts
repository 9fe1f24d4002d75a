import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { changePageData, ownerOf } from "./pageData.ts";

const loop = readFileSync(join(import.meta.dirname, "loop.webm"));

/** How the page's data writes undefined. */
const nothing = -7;

/** Gives the home page a tiny video, or none, whatever its content has; collects what is asked for. */
export async function giveHeroVideo(page: Page, has = true): Promise<string[]> {
  const asked: string[] = [];
  await changePageData(page, (data) => {
    const [owner, key] = ownerOf(data, "heroVideo") ?? [];
    if (!owner || !key) return;
    const at = data.length;
    owner[key] = has ? at : nothing;
    if (has) {
      data.push({ [`_${at + 1}`]: at + 2, [`_${at + 3}`]: at + 4 });
      data.push("webm", "/test/loop.webm", "mp4", "/test/loop.mp4");
    }
  });
  await page.route("/test/*", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "video/webm", body: loop });
  });
  return asked;
}
