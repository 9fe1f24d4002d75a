import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

const loop = readFileSync(join(import.meta.dirname, "loop.webm"));

/** Replaces what the site says of its hero's video; `-7` stands for undefined in the page's data. */
function withVideo(html: string): string {
  return html.replace(/streamController\.enqueue\("(.*?)\\n"\)/, (whole, encoded: string) => {
    const data = JSON.parse(JSON.parse(`"${encoded}"`) as string) as unknown[];
    const key = data.indexOf("heroVideo");
    const owner = data.find(
      (value): value is Record<string, number> =>
        typeof value === "object" && value !== null && `_${key}` in value,
    );
    if (!owner) return whole;
    const at = data.length;
    data.push({ [`_${at + 1}`]: at + 2, [`_${at + 3}`]: at + 4 });
    data.push("webm", "/test/loop.webm", "mp4", "/test/loop.mp4");
    owner[`_${key}`] = at;
    return `streamController.enqueue(${JSON.stringify(`${JSON.stringify(data)}\n`).replaceAll("</", "<\\/")})`;
  });
}

/** Gives the home page a tiny video, as its content would; collects what is asked for. */
export async function giveHeroVideo(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route("/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withVideo(await response.text()) });
  });
  await page.route("/test/*", async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: "video/webm", body: loop });
  });
  return asked;
}
