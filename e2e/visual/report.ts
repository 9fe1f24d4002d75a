/** Writes the review: one page that holds all it needs but the pictures, which lie beside it. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { transformWithOxc } from "vite";
import { colours } from "../../app/theme/colours.ts";

/** One picture that is not as before. Sizes in px; paths from the report. */
export type Finding = {
  /** `Widgets/Toast/one.phone` */
  name: string;
  group: string;
  /** The story's or page's name. */
  title: string;
  /** Where the story is written, or the page's address. Empty when it is no more. */
  file: string;
  mode: string;
  state: "changed" | "new" | "gone" | "failed";
  /** Why it could not be taken. */
  trouble?: string;
  width: number;
  height: number;
  expectedWidth?: number;
  expectedHeight?: number;
  /** How many pixels differ, and which part of all that is. */
  pixels?: number;
  share?: number;
  /** The smallest box around them. */
  box?: { x: number; y: number; width: number; height: number };
  expected?: string;
  actual?: string;
  difference?: string;
};

const read = (file: string) => readFileSync(join(import.meta.dirname, "review", file), "utf8");

const face = (family: string, file: string, weights: string) => {
  const data = readFileSync(join("app/theme/fonts", file)).toString("base64");
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${data}) format("woff2");font-weight:${weights}}`;
};

/** The site's own faces and colours, so that the review looks like what it reviews. */
function look(): string {
  const variables = Object.entries(colours).map(([name, value]) => `--${name}:${value}`);
  return [
    face("Besley", "besley-620.woff2", "400 900"),
    face("Atkinson Hyperlegible Next", "atkinson-hyperlegible-next-400-600.woff2", "400 600"),
    `:root{${variables.join(";")}}`,
  ].join("\n");
}

/**
 * @param summary one line that says what was found
 */
export async function writeReport(
  folder: string,
  findings: Finding[],
  summary: string,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const data = JSON.stringify({ findings, summary }).replaceAll("<", "\\u003c");
  const parts: Record<string, string> = {
    style: `${look()}\n${read("review.css")}`,
    data,
    script: (await transformWithOxc(read("review.ts"), "review.ts")).code,
  };
  const page = read("review.html").replace(
    /\/\* the (style|data|script) \*\//g,
    (_, part: string) => parts[part]!,
  );
  writeFileSync(join(folder, "index.html"), page);
}
