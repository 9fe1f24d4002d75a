/**
 * Measures what Lighthouse doesn't, with the CPU slowed down four times:
 *
 * - some thirty real interactions, each from the event to the next paint, by event timing, as INP is
 * - clicks on prefetched links, to the paint of the next page's heading, and the time that scripts ran
 * - the home page on a slow line, from the request until it is hydrated
 *
 *   npm run benchmark -- --against <commit>  beside those of another commit, which is built and measured in turn
 *   npm run benchmark -- --rounds 5          medians of five rounds instead of three
 *
 * Times depend on the machine, so none has a limit. Against a commit it fails if a group takes over 1.05 of its
 * time; weekly, in CI, if what it presses isn't there. Needs a build and, for a comparison, an idle machine.
 */
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserLaunch } from "../lib/browser.ts";
import { buildCommit } from "./buildCommit.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { measureRound } from "./measureRound.ts";
import { addRound, medians, ratios, type Results } from "./results.ts";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "3" }, against: { type: "string" } },
});
const rounds = Number(options.rounds);
if (!(rounds >= 1)) throw new Error(`How many rounds? Not ${options.rounds}`);

const browser = await chromium.launch(await browserLaunch());

/** A build and what was measured of it. */
type Build = { folder?: string; results: Results };
const ours: Build = { results: new Map() };
const other = options.against === undefined ? undefined : buildCommit(options.against);
const theirs: Build | undefined = other && { folder: other.folder, results: new Map() };

async function measure(build: Build) {
  const server = await serveBuild(build.folder);
  try {
    addRound(build.results, await measureRound(browser, server.origin));
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
const after = medians(ours.results);
const before = theirs && medians(theirs.results);
console.log(`Medians of ${rounds}, ms\n`);
console.log(before ? "| | before | after |\n| --- | --- | --- |" : "| | ms |\n| --- | --- |");
for (const { name, ms } of after) {
  const earlier = before?.find((one) => one.name === name);
  const then = earlier ? shown(earlier.ms) : "–";
  console.log(`| ${name} | ${before ? `${then} | ` : ""}${shown(ms)} |`);
}

const compared = before && ratios(before, after);
if (compared) {
  console.log("\n| group | ratio |\n| --- | --- |");
  for (const { group, ratio } of compared) console.log(`| ${group} | ${ratio.toFixed(2)} |`);
}
const slower = compared?.filter(({ ratio }) => !(ratio <= 1.05)) ?? [];
if (compared) console.log(`\nSlower: ${slower.map(({ group }) => group).join(", ") || "none"}.`);
process.exit(slower.length === 0 ? 0 : 1);
