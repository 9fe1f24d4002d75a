/**
 * Proves that the content is the owner's: whatever the schemas accept leaves every check green, or a
 * test skipped with its reason. In scratch copies of the project,
 *
 * - the invented plumber of `app/fixtures/plumber` moves in, as the guide for another firm says, and
 *   every file of the build is searched for traces of this firm: name, phone, email, towns, colours,
 *   pictures. Nor may it contain the other firm's own origin, since it is built for another, nor may
 *   the launch check find anything of this firm;
 * - this firm's content is changed as owners change it (`ownerChanges.ts`).
 *
 *   npm run check:other-firm                     everything
 *   npm run check:other-firm -- build            without browser tests
 *   npm run check:other-firm -- plumber guide    only what has one of these words in its name
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "../lib/ports.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { findTraces, plumber } from "./firmTraces.ts";
import type { Left } from "./launchSamples.ts";
import { ownerChanges } from "./ownerChanges.ts";
import { testedDay } from "../lib/testedDay.ts";

const words = process.argv.slice(2);
const withBrowser = !words.includes("build");
const wanted = words.filter((word) => word !== "build");
/** Overrides the profile's origin in the plumber's build, so that any trace of the profile's is a fault. */
const origin = "https://www.another-place-than-the-profile-says.example";

/** What is made, and no part of the project. */
const made =
  /^(\.cache|\.git|\.react-router|\.ruff_cache|\.stryker-tmp|\.turbo|build|changed-pictures|coverage|node_modules|playwright-report|reports|storybook-static|test-results)$/;
/** What another firm's owner clears out, and pictures of pages, which only the visual tests read. */
const ownersFolders =
  /^(art$|app\/content\/(blog|costs|guides|pictures|projects|service-towns|services|testimonials|tools|towns)$|public\/pictures$)/;
const screenshots = /^e2e\/visual\/baselines$|-snapshots$/;

const copy = (scratch: string, leftOut: RegExp[]) => {
  cpSync(".", scratch, {
    recursive: true,
    filter: (path) => ![made, screenshots, ...leftOut].some((pattern) => pattern.test(path)),
  });
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
};

/** Steps 1 to 5 of the guide for another firm. */
function createFixtureSite(scratch: string) {
  copy(scratch, [ownersFolders]);
  for (const [from, to] of Object.entries({
    content: "app/content",
    theme: "app/theme",
    search: "app/search",
    public: "public",
  }))
    cpSync(join(plumber, from), join(scratch, to), { recursive: true });
}

/** The steps of the present case that failed. */
const failures: string[] = [];

/** Runs a step in a copy, as a script of `package.json` would, and says how it went. */
function run(
  scratch: string,
  name: string,
  command: string,
  environment: NodeJS.ProcessEnv = {},
): boolean {
  const start = performance.now();
  const [program = "", ...args] = command.split(" ");
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: scratch,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", VITE_TODAY: testedDay, ...environment },
    maxBuffer: 1 << 28,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(`  ${status === 0 ? "passed" : "FAILED"}  ${name.padEnd(14)} ${seconds} s`);
  if (status === 0) return true;
  failures.push(name);
  console.error(`${stdout}\n${stderr}`.slice(-12_000));
  return false;
}

/** A phone and a desktop, their pages, and what moves. */
const browserProjects = "--project=phone --project=desktop --project=pages --project=motion";

const runUnitTests = (scratch: string) =>
  run(scratch, "unit", "vitest run --silent", { NODE_ENV: "test" });

const checkContent = (scratch: string, environment: NodeJS.ProcessEnv = {}) =>
  run(scratch, "content", "node scripts/check/content.ts", environment);

/** From pictures to unit tests. @returns whether there is a build */
function buildAndTest(scratch: string, environment: NodeJS.ProcessEnv = {}): boolean {
  const step = (name: string, command: string) => run(scratch, name, command, environment);
  const isBuilt =
    checkContent(scratch, environment) &&
    step("pictures", "node scripts/build/pictures.ts") &&
    step("build", "react-router build");
  if (isBuilt) {
    step("html", "html-validate build/client/**/*.html");
    step("launch-check", "node scripts/check/launch.ts --count");
  }
  runUnitTests(scratch);
  return isBuilt;
}

type Suite = {
  suites?: Suite[];
  specs?: { tests: { status: string; annotations: { type: string; description?: string }[] }[] }[];
};
/** Why tests were skipped, and how many for each reason. */
function skipped({ suites = [], specs = [] }: Suite): string[] {
  return [
    ...suites.flatMap(skipped),
    ...specs.flatMap(({ tests }) =>
      tests
        .filter(({ status }) => status === "skipped")
        .map(
          ({ annotations }) =>
            annotations.find(({ type }) => type === "skip")?.description ?? "without a reason",
        ),
    ),
  ];
}

/** The stories with our own theme, built once: they show content of their own, which no owner changes. */
let ownStories: string | undefined;

/** Builds the stories of a copy. @returns their folder */
function buildStories(scratch: string, isOurs: boolean): string {
  if (isOurs && ownStories) return ownStories;
  const folder = isOurs ? mkdtempSync(join(tmpdir(), "stories-")) : join(scratch, "stories-built");
  run(scratch, "stories", `storybook build --quiet --output-dir ${folder}`);
  if (isOurs) ownStories = folder;
  return folder;
}

/** The browser tests of a copy, against its own build; lists what they skip. */
async function browse(
  scratch: string,
  stories: string,
  specs = "",
  environment: NodeJS.ProcessEnv = {},
) {
  const [PORT, STORYBOOK_PORT] = [await freePort(), await freePort()].map(String);
  const report = join(scratch, "browser.json");
  run(
    scratch,
    "browser",
    `playwright test --reporter=dot,json ${browserProjects} ${specs}`.trim(),
    {
      NODE_ENV: "test",
      PORT,
      STORYBOOK_PORT,
      STORYBOOK_FOLDER: stories,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...environment,
    },
  );
  const why = Object.entries(
    Object.groupBy(skipped(JSON.parse(readFileSync(report, "utf8")) as Suite), (reason) => reason),
  );
  for (const [reason, tests = []] of why) {
    console.log(`    ${String(tests.length).padStart(3)} skipped: ${reason}`);
    if (reason === "without a reason") failures.push("tests are skipped without a reason");
  }
}

/** The plumber: from marks and pictures to the browser. */
async function checkPlumber(scratch: string) {
  createFixtureSite(scratch);
  run(scratch, "icons", "node scripts/build/icons.ts");
  const isBuilt = buildAndTest(scratch, { SITE_ORIGIN: origin });
  // The build generates types only for this firm's routes; generate them for all.
  run(scratch, "typegen", "react-router typegen");
  run(scratch, "types", "tsc --noEmit");
  if (!isBuilt) return;
  run(scratch, "bytes", "node scripts/check/bytes.ts");
  const output = join(scratch, "build/client");
  const findings = findTraces(output);
  if (!readFileSync(join(output, "sitemap.xml"), "utf8").includes(`<loc>${origin}/`))
    findings.push(`sitemap.xml: not for ${origin}`);
  const { stdout } = spawnSync(process.execPath, ["scripts/check/launch.ts", "--json"], {
    cwd: scratch,
    encoding: "utf8",
  });
  for (const { file, line, words: left, isLeftover } of JSON.parse(stdout) as Left[])
    if (isLeftover) findings.push(`${file}:${line}: ${left}`);
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) failures.push("traces of this firm");
  const files = filesBelow(output);
  const pages = files.filter((file) => file.endsWith(".html")).length;
  console.log(`  ${pages} pages, ${files.length} files, ${findings.length} traces of this firm`);
  if (withBrowser) await browse(scratch, buildStories(scratch, false), "", { SITE_ORIGIN: origin });
}

type Case = { name: string; check: (scratch: string) => Promise<void> | void };
const allCases: Case[] = [
  { name: "the plumber", check: checkPlumber },
  ...ownerChanges.map(({ name, change, specs }) => ({
    name,
    async check(scratch: string) {
      copy(scratch, []);
      change(scratch);
      // What the specification says of the sample firm holds for it unchanged: owners take its mark away.
      rmSync(join(scratch, "e2e/scenarios/sampleFirm.spec.ts"));
      if (buildAndTest(scratch) && withBrowser)
        await browse(scratch, buildStories(scratch, true), specs);
    },
  })),
];
const cases = allCases.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
);
if (cases.length === 0) {
  const names = allCases.map(({ name }) => `  ${name}`).join("\n");
  console.error(`None of these has "${wanted.join('" or "')}" in its name:\n${names}`);
  process.exit(1);
}

const failed: string[] = [];
for (const { name, check } of cases) {
  console.log(name);
  const scratch = mkdtempSync(join(tmpdir(), "other-firm-"));
  try {
    await check(scratch);
  } finally {
    if (process.env["KEEP"]) console.log(`  kept: ${scratch}`);
    else rmSync(scratch, { recursive: true, force: true });
  }
  failed.push(...failures.splice(0).map((step) => `${name}: ${step}`));
}
if (ownStories) rmSync(ownStories, { recursive: true });
console.log(failed.length > 0 ? `\nFailed:\n${failed.join("\n")}` : "\nAll passed.");
process.exitCode = failed.length > 0 ? 1 : 0;
