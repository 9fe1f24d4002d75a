/**
 * Measures what Lighthouse doesn't, with the CPU slowed down four times:
 *
 * - some thirty real interactions, each from the event to the next paint, by event timing, as INP is
 * - clicks on prefetched links, to the paint of the next page's heading, and the time that scripts ran
 * - the home page on a slow line, from the request until it is hydrated
 *
 *   npm run benchmark                        medians of three rounds
 *   npm run benchmark -- --rounds 5          of five
 *   npm run benchmark -- --against <commit>  beside those of another commit
 *
 * Fails if an interaction takes longer than 200 ms, or 120 in menus and the search; if hydration takes
 * longer than 2.5 s. Against a commit, which is built and measured in turn, fails if a group takes over
 * 1.05 of its time instead: absolute times drift on a shared machine.
 * Needs a build and an idle machine.
 */
import { parseArgs } from "node:util";
import { chromium } from "playwright";
import { browserLaunch } from "../lib/browser.ts";
import { buildCommit } from "./buildCommit.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { hydration, measureRound } from "./measureRound.ts";
import { median } from "./median.ts";

/** Menus and the search are used most, so they have a tighter budget. */
const mostMs = (name: string) => (name === hydration ? 2500 : /menu|search/.test(name) ? 120 : 200);
const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, against: { type: "string" } },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) throw new Error(`How many rounds? Not ${options.rounds}`);

/** Duration of each thing measured in every round, ms; of one build. */
type Results = Map<string, number[]>;

const browser = await chromium.launch(await browserLaunch());

/** A build and what was measured of it. */
type Build = { folder?: string; results: Results };
const ours: Build = { results: new Map() };
const other = options.against === undefined ? undefined : buildCommit(options.against);
const theirs: Build | undefined = other && { folder: other.folder, results: new Map() };

async function measure(build: Build) {
  const server = await serveBuild(build.folder);
  try {
    for (const [name, ms] of await measureRound(browser, server.origin))
      build.results.set(name, [...(build.results.get(name) ?? []), ms]);
  } finally {
    server.stop();
  }
}

try {
  const builds = theirs ? [ours, theirs] : [ours];
  for (let count = 0; count <= rounds; count += 1) {
    // The order changes every time: what runs second finds a warmer machine.
    for (const build of count % 2 ? builds : builds.toReversed()) {
      await measure(build);
      // The first round warms up.
      if (count === 0) build.results.clear();
    }
  }
} finally {
  await browser.close();
  other?.remove();
}

const shown = (ms: number) => (ms <= 16 ? "≤ 16" : ms.toFixed(0));
const medians = ({ results: all }: Build) =>
  new Map([...all].map(([name, times]) => [name, median(times)]));
const after = medians(ours);
const before = theirs && medians(theirs);
const failures: string[] = [];
console.log(`Medians of ${rounds}, ms\n`);
console.log(before ? "| | before | after |\n| --- | --- | --- |" : "| | ms |\n| --- | --- |");
for (const [name, ms] of after) {
  const earlier = before?.get(name);
  console.log(`| ${name} | ${earlier === undefined ? "" : `${shown(earlier)} | `}${shown(ms)} |`);
  if (!before && !name.endsWith(": script") && ms > mostMs(name)) failures.push(name);
}

if (before) {
  const groups = {
    "prefetched links, to the heading": /: heading$/,
    "prefetched links, script": /: script$/,
    "menu and search open and close": /(menu|search) (opens|closes)|tab bar: menu/,
    [hydration]: new RegExp(hydration),
    "everything else": /^(?!.*(→|hydrated|(menu|search) (opens|closes)|tab bar: menu))/,
  };
  console.log("\n| group | ratio |\n| --- | --- |");
  for (const [group, pattern] of Object.entries(groups)) {
    const names = [...after.keys()].filter((name) => pattern.test(name));
    const sum = (of: Map<string, number>) => names.reduce((all, name) => all + of.get(name)!, 0);
    const ratio = sum(after) / sum(before);
    console.log(`| ${group} | ${ratio.toFixed(2)} |`);
    if (!(ratio <= 1.05)) failures.push(group);
  }
}
console.log(`\nOver budget: ${failures.join(", ") || "none"}.`);
process.exit(failures.length === 0 ? 0 : 1);
