/**
 * Photographs every story and every kind of page and compares each picture with its baseline.
 *
 *   npm run visual                 compare; the report is visual-report/index.html
 *   npm run visual -- Toast home   only pictures whose name has one of these words
 *   npm run visual:update          renew the baselines that changed, and no other
 *
 * It needs `npm run build` and `npm run storybook:build`.
 */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { chromium } from "@playwright/test";
import { browserLaunch } from "../../scripts/browser.ts";
import { compare, decode, encode, type Difference, type Pixels } from "./compare.ts";
import { photograph, steadyDrawing } from "./photograph.ts";
import { pagePictures, storyPictures, visits, type Picture } from "./pictures.ts";
import { writeReport, type Finding } from "./report.ts";
import { serve } from "./serve.ts";

const baselines = resolve(import.meta.dirname, "baselines");
const report = resolve("visual-report");
const workers = 2;

const words = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const update = process.argv.includes("--update");
const isWanted = (name: string) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));

for (const [folder, command] of [
  ["build/client", "npm run build"],
  ["storybook-static", "npm run storybook:build"],
] as const) {
  if (existsSync(join(folder, "index.html"))) continue;
  console.error(`There is nothing to photograph in ${folder} yet. Run "${command}".`);
  process.exit(1);
}

const baselineOf = (name: string) => join(baselines, `${name}.webp`);
const counts = { same: 0, changed: 0, new: 0, gone: 0, failed: 0 };
const findings: Finding[] = [];

/** Beside the report, for one that looks at it. */
async function keep(name: string, kind: string, pixels: Pixels): Promise<string> {
  const path = `pictures/${name}.${kind}.webp`;
  mkdirSync(dirname(join(report, path)), { recursive: true });
  writeFileSync(join(report, path), await encode(pixels));
  return path;
}

async function judge(picture: Picture, png: Buffer): Promise<void> {
  const { name, group, title, file, mode } = picture;
  const path = baselineOf(name);
  const actual = await decode(png);
  const expected = existsSync(path) ? await decode(path) : undefined;
  const difference: Difference | undefined = expected && compare(expected, actual);
  if (expected && !difference) {
    counts.same++;
    return;
  }
  const state = expected ? "changed" : "new";
  counts[state]++;
  if (update) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await encode(actual));
    return;
  }
  findings.push({
    name,
    group,
    title,
    file,
    mode,
    state,
    width: actual.width,
    height: actual.height,
    ...(expected && { expectedWidth: expected.width, expectedHeight: expected.height }),
    ...(difference && {
      pixels: difference.pixels,
      share: difference.share,
      box: difference.box,
      difference: await keep(name, "difference", difference.mask),
    }),
    ...(expected && { expected: await keep(name, "expected", expected) }),
    actual: await keep(name, "actual", actual),
  });
}

const start = performance.now();
const [stories, pages] = await Promise.all([serve("storybook-static"), serve("build/client")]);
const launch = await browserLaunch();
const browser = await chromium.launch({ ...launch, args: [...launch.args, ...steadyDrawing] });
const all = [...(await storyPictures(browser, stories.origin)), ...pagePictures()];
const wanted = all.filter(({ name }) => isWanted(name));
// Pages take longest: they begin, so that both workers end together.
const queue = visits(wanted).toReversed();
rmSync(report, { recursive: true, force: true });

let taken = 0;
async function work(): Promise<void> {
  for (let visit = queue.shift(); visit; visit = queue.shift()) {
    const { origin } = visit[0]!.kind === "story" ? stories : pages;
    try {
      const pngs = await photograph(browser, origin, visit);
      for (const [at, png] of pngs.entries()) await judge(visit[at]!, png);
    } catch (error) {
      counts.failed += visit.length;
      const reason = error instanceof Error ? error.message.split("\n")[0]! : String(error);
      for (const { name, group, title, file, mode, viewport } of visit) {
        console.error(`${name}: ${reason}`);
        findings.push({
          name,
          group,
          title,
          file,
          mode,
          ...viewport,
          state: "failed",
          trouble: reason,
        });
      }
    }
    const before = taken;
    taken += visit.length;
    if (Math.floor(taken / 100) > Math.floor(before / 100))
      console.log(`${taken} of ${wanted.length} pictures`);
  }
}
await Promise.all(Array.from({ length: workers }, work));
await browser.close();
await Promise.all([stories.stop(), pages.stop()]);

const names = new Set(all.map(({ name }) => name));
for (const path of globSync("**/*.webp", { cwd: baselines }).toSorted()) {
  const name = path.replace(/\.webp$/, "");
  if (names.has(name) || !isWanted(name)) continue;
  counts.gone++;
  if (update) {
    rmSync(join(baselines, path));
    continue;
  }
  const expected = await decode(readFileSync(join(baselines, path)));
  findings.push({
    name,
    group: dirname(name),
    title: basename(name),
    file: "",
    mode: name.slice(name.lastIndexOf(".") + 1),
    state: "gone",
    width: expected.width,
    height: expected.height,
    expected: await keep(name, "expected", expected),
  });
}

const { same, changed, gone, failed } = counts;
const seconds = Math.round((performance.now() - start) / 1000);
const found = [
  `${same} as before`,
  `${changed} changed`,
  `${counts.new} new`,
  `${gone} gone`,
  ...(failed > 0 ? [`${failed} could not be taken`] : []),
].join(", ");
const ending = update
  ? changed + counts.new + gone > 0
    ? "baselines renewed"
    : "nothing to renew"
  : "report: visual-report/index.html";
if (!update) await writeReport(report, findings, `${wanted.length} pictures: ${found}`);
console.log(`${wanted.length} pictures in ${seconds} s: ${found}; ${ending}`);
process.exit(failed > 0 || (!update && changed + counts.new + gone > 0) ? 1 : 0);
