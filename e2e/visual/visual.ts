/**
 * Photographs every story and every kind of page and compares each picture with its baseline.
 *
 *   npm run visual                 compare; the report is visual-report/index.html
 *   npm run visual -- Toast home   only pictures whose name has one of these words
 *   npm run visual -- --shard=2/3  the second of three parts, for machines that run beside each other
 *   npm run visual:update          renew the baselines that changed, and no other
 *
 * It needs `npm run build` and `npm run storybook:build`.
 */
import { arch, platform } from "node:os";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserLaunch } from "../../scripts/browser.ts";
import { compare, decode, encode, type Difference, type Pixels } from "./compare.ts";
import { photograph, steadyDrawing, type Taken } from "./photograph.ts";
import {
  pagePictures,
  sittings,
  storyPictures,
  type Picture,
  visits,
  type Visit,
} from "./pictures.ts";
import { writeReport, type Finding } from "./report.ts";
import { serve } from "./serve.ts";

const baselines = resolve(import.meta.dirname, "baselines");
const report = resolve("visual-report");
const workers = 2;

const { values: options, positionals: words } = parseArgs({
  options: { update: { type: "boolean" }, shard: { type: "string" } },
  allowPositionals: true,
});
const { update = false } = options;
const [shard = 1, shards = 1] = (options.shard ?? "1/1").split("/").map(Number);
const isWanted = (name: string) =>
  words.length === 0 || words.some((word) => name.toLowerCase().includes(word.toLowerCase()));

if (platform() !== "linux" || arch() !== "x64") {
  console.log("Pictures are not compared here: the baselines are of Linux x64.");
  process.exit(0);
}
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

/** A picture beside its baseline, if it has one. */
async function look({ name }: Picture, png: Buffer) {
  const path = baselineOf(name);
  const actual = await decode(png);
  const expected = existsSync(path) ? await decode(path) : undefined;
  const difference: Difference | undefined = expected && compare(expected, actual);
  return { actual, expected, difference, isSame: expected !== undefined && !difference };
}
type Look = Awaited<ReturnType<typeof look>>;

async function record(picture: Picture, { actual, expected, difference, isSame }: Look) {
  const { name, group, title, file, mode } = picture;
  if (isSame) {
    counts.same++;
    return;
  }
  const state = expected ? "changed" : "new";
  counts[state]++;
  if (update) {
    const path = baselineOf(name);
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

/** What could not be taken, or not for sure. */
function fail({ name, group, title, file, mode, viewport }: Picture, trouble: string): void {
  counts.failed++;
  findings.push({ name, group, title, file, mode, ...viewport, state: "failed", trouble });
}

const start = performance.now();
const [stories, pages] = await Promise.all([
  serve("storybook-static", "stories"),
  serve("build/client", "pages"),
]);
const launch = await browserLaunch();
const rules = `--host-resolver-rules=${stories.rule},${pages.rule}`;
const browser = await chromium.launch({
  ...launch,
  args: [...launch.args, ...steadyDrawing, rules],
});
const all = [...(await storyPictures(browser, stories)), ...pagePictures()];
const wanted = all.filter(({ name }) => isWanted(name));
// What is renewed is taken alone: what a baseline shows depends on nothing that stood there before.
const everySitting = update ? visits(wanted).map((visit) => [visit]) : sittings(wanted);
const queue = everySitting.filter((_, index) => index % shards === shard - 1);
const total = queue.flat(2).length;
rmSync(report, { recursive: true, force: true });

const take = (sitting: Visit[]) =>
  photograph(browser, (sitting[0]![0].kind === "story" ? stories : pages).origin, sitting);

const looks = (taken: Taken): Promise<Look[]> =>
  Promise.all("pngs" in taken ? taken.pngs.map((png, at) => look(taken.visit[at]!, png)) : []);

/** Judges a visit; one that is not as its baselines after other stories is made again alone. */
async function judge(taken: Taken): Promise<void> {
  const { visit, after } = taken;
  const seen = await looks(taken);
  if (after === undefined || (seen.length > 0 && seen.every(({ isSame }) => isSame))) {
    for (const [at, picture] of visit.entries()) {
      if ("trouble" in taken) fail(picture, taken.trouble);
      else await record(picture, seen[at]!);
    }
    return;
  }
  for await (const alone of take([visit])) {
    if ("trouble" in alone) return judge(alone);
    const seenAlone = await looks(alone);
    for (const [at, picture] of visit.entries()) {
      const first = seen[at];
      if (first && !compare(first.actual, seenAlone[at]!.actual))
        await record(picture, seenAlone[at]!);
      else
        fail(
          picture,
          `it looks different alone: "${after}", shown before it, leaves something behind`,
        );
    }
  }
}

let taken = 0;
async function work(): Promise<void> {
  for (let sitting = queue.shift(); sitting; sitting = queue.shift()) {
    for await (const visit of take(sitting)) {
      await judge(visit);
      const before = taken;
      taken += visit.visit.length;
      if (Math.floor(taken / 100) > Math.floor(before / 100))
        console.log(`${taken} of ${total} pictures`);
    }
  }
}
await Promise.all(Array.from({ length: workers }, work));
await browser.close();
await Promise.all([stories.stop(), pages.stop()]);

const names = new Set(all.map(({ name }) => name));
const known = shard === 1 ? globSync("**/*.webp", { cwd: baselines }).toSorted() : [];
for (const path of known) {
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
/** A log alone is to tell what differs. */
const named = findings
  .map(({ name, state, pixels, trouble }) => {
    const detail = trouble ?? (pixels === undefined ? "" : `${pixels} px`);
    return `${state.padEnd(7)}  ${name}${detail && `: ${detail}`}`;
  })
  .toSorted();
const mostNamed = 40;
for (const line of named.slice(0, mostNamed)) console.log(line);
if (named.length > mostNamed) console.log(`and ${named.length - mostNamed} more`);
if (!update) await writeReport(report, findings, `${total} pictures: ${found}`);
console.log(`${total} pictures in ${seconds} s: ${found}; ${ending}`);
process.exit(failed > 0 || (!update && changed + counts.new + gone > 0) ? 1 : 0);
