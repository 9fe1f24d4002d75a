import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const loop = readFileSync(join(import.meta.dirname, "loop.webm"));

/** How the page's data writes undefined. */
const nothing = -7;

/** Replaces what the page's data says of the hero's video. */
function withVideo(html: string, has: boolean): string {
  return html.replace(/streamController\.enqueue\("(.*?)\\n"\)/, (whole, encoded: string) => {
    const data = JSON.parse(JSON.parse(`"${encoded}"`) as string) as unknown[];
    const key = data.indexOf("heroVideo");
    const owner = data.find(
      (value): value is Record<string, number> =>
        typeof value === "object" && value !== null && `_${key}` in value,
    );
    if (!owner) return whole;
    const at = data.length;
    owner[`_${key}`] = has ? at : nothing;
    if (has) {
      data.push({ [`_${at + 1}`]: at + 2, [`_${at + 3}`]: at + 4 });
      data.push("webm", "/test/loop.webm", "mp4", "/test/loop.mp4");
    }
    return `streamController.enqueue(${JSON.stringify(`${JSON.stringify(data)}\n`).replaceAll("</", "<\\/")})`;
  });
}

/** Gives the home page a tiny video, or none, whatever its content has; collects what is asked for. */
export async function giveHeroVideo(page: Page, has = true): Promise<string[]> {
  const asked: string[] = [];
  await page.route("/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withVideo(await response.text(), has) });
  });
  await page.route("/test/*", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "video/webm", body: loop });
  });
  return asked;
}
