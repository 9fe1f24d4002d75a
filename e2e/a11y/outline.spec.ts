import { expect, test, type Page } from "@playwright/test";
import { covers } from "../support/covers.ts";
import { hydrated } from "../support/hydrated.ts";
import { allPages, onePerKind } from "../support/pages.ts";

const landmarks = new Set([
  "banner",
  "navigation",
  "main",
  "complementary",
  "contentinfo",
  "search",
  "form",
]);

/**
 * The page's ARIA snapshot with nothing but its landmarks, named regions and headings. Names that
 * content gives are left out, and what is repeated stands once, so that one more project or
 * question is no change.
 */
async function outlineOf(page: Page): Promise<string> {
  const kept: string[] = [];
  const open: number[] = [];
  for (const line of (await page.locator("body").ariaSnapshot()).split("\n")) {
    const [, role = "", name = "", rest = ""] =
      /^ *- '?(\w+)(?: ("(?:[^"\\]|\\.)*"))?(.*)$/.exec(line) ?? [];
    const indent = line.search(/\S/);
    while ((open.at(-1) ?? -1) >= indent) open.pop();
    const level = /\[level=\d\]/.exec(rest)?.[0];
    const isLandmark = landmarks.has(role);
    if (!isLandmark && role !== "region" && role !== "heading") continue;
    // The frame's own names stand in the code; those of regions and headings come from content.
    const shown = isLandmark && name ? ` ${name}` : level ? ` ${level}` : "";
    kept.push(`${"  ".repeat(open.length)}- ${role}${shown}`);
    open.push(indent);
  }
  return `${oncePerRun(kept).join("\n")}\n`;
}

/** Leaves out what repeats the lines just before it: `a b a b a b` becomes `a b`. */
function oncePerRun(lines: string[]): string[] {
  const result: string[] = [];
  for (const line of lines) {
    result.push(line);
    for (let length = 1; length <= result.length / 2; length++) {
      const last = result.slice(-length).join("\n");
      if (last === result.slice(-2 * length, -length).join("\n")) {
        result.splice(-length);
        break;
      }
    }
  }
  return result;
}

const notFound = allPages.find(({ kind }) => kind === "not-found")!;

for (const { path, kind } of [...onePerKind, { ...notFound, path: "/no-such-page" }]) {
  test(
    `${kind}: landmarks and headings stand as written down`,
    covers(["1.3.1", "2.4.1", "2.4.6", "3.2.3"], path),
    async ({ page }, info) => {
      // The same on every machine.
      info.snapshotSuffix = "";
      await page.goto(path);
      if (kind !== "not-found") await hydrated(page);
      const outline = await outlineOf(page);
      expect(outline).toMatchSnapshot(`${kind}.txt`);
      // Repeated runs stand once in it: none of them may have lost its role.
      const marked = page.locator("h1, h2, h3, h4, h5, h6").filter({ visible: true });
      await expect(page.getByRole("heading")).toHaveCount(await marked.count());
      // Whatever is written down: one title, and no level left out on the way down.
      const levels = [...outline.matchAll(/heading \[level=(\d)\]/g)].map(([, level]) =>
        Number(level),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.forEach((level, index) => {
        expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      });
    },
  );
}
