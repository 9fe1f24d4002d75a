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
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getContent, readTyped } from "../../app/content/content.server.ts";
import { categoryFilters } from "../../app/content/lists.server.ts";
import { readBusiness } from "../../app/content/business.ts";
import { colours } from "../../app/theme/colours.ts";
import { colours as otherColours } from "../../app/fixtures/plumber/theme/colours.ts";
import { freePort } from "../lib/ports.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { ownerChanges } from "./ownerChanges.ts";
import { makeRecord, readRecord } from "./sampleRecord.ts";
import { testedDay } from "../lib/testedDay.ts";

const words = process.argv.slice(2);
const withBrowser = !words.includes("build");
const wanted = words.filter((word) => word !== "build");
const plumber = "app/fixtures/plumber";
/** Overrides the profile's origin in the plumber's build, so that any trace of the profile's is a fault. */
const origin = "https://www.another-place-than-the-profile-says.example";

/** What is made, and no part of the project. */
const made =
  /^(\.git|\.react-router|\.turbo|build|node_modules|playwright-report|reports|storybook-static|test-results)$/;
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

const failures: string[] = [];

if (readRecord() !== makeRecord(readTyped())) {
  console.error(
    "The sample firm says something new. For the launch check, run: node scripts/check/sampleRecord.ts",
  );
  failures.push("the sample's record");
}

/** Runs a step in a copy, and says how it went. */
function run(
  scratch: string,
  name: string,
  command: string,
  environment: NodeJS.ProcessEnv = {},
): boolean {
  const start = performance.now();
  const [program = "", ...args] = command.split(" ");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
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

const bin = {
  routes: "node_modules/@react-router/dev/bin.cjs",
  types: "node_modules/typescript/bin/tsc",
  unit: "node_modules/vitest/vitest.mjs",
  html: "node_modules/html-validate/bin/html-validate.mjs",
  storybook: "node_modules/storybook/dist/bin/dispatcher.js",
  browser: "node_modules/@playwright/test/cli.js",
};

/** A phone and a desktop, their pages, and what moves. */
const browserProjects = "--project=phone --project=desktop --project=pages --project=motion";

const runUnitTests = (scratch: string) =>
  run(scratch, "unit", `${bin.unit} run --silent`, { NODE_ENV: "test" });

const checkContent = (scratch: string, environment: NodeJS.ProcessEnv = {}) =>
  run(scratch, "content", "scripts/build/content.ts", environment);

/** From pictures to unit tests. @returns whether there is a build */
function buildAndTest(scratch: string, environment: NodeJS.ProcessEnv = {}): boolean {
  const step = (name: string, command: string) => run(scratch, name, command, environment);
  const isBuilt =
    checkContent(scratch, environment) &&
    step("pictures", "scripts/build/pictures.ts") &&
    step("build", `${bin.routes} build`);
  if (isBuilt) {
    step("html", `${bin.html} build/client/**/*.html`);
    step("launch-check", "scripts/check/launch.ts --count");
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
  run(scratch, "stories", `${bin.storybook} build --quiet --output-dir ${folder}`);
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
    `${bin.browser} test --reporter=dot,json ${browserProjects} ${specs}`.trim(),
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

/** A colour in the notations of stylesheets: #173f73, 23 63 115, 23,63,115. */
function spellings(hex: string): string[] {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [hex, `rgb(${parts.join(" ")}`, `rgb(${parts.join(",")}`, `rgb(${parts.join(", ")}`];
}

/** What must not be found, in lower case, by kind. */
function traces(): [string, string][] {
  const { business, towns, partners, projects, services } = getContent();
  const { phone, designer, award, centre } = business;
  const host = (url: string) => new URL(url).host;
  const categories = new Set<string>(categoryFilters().map(({ slug }) => slug));
  const kept = new Set<string>(Object.values(otherColours));
  const named: Record<string, (string | undefined)[]> = {
    name: [business.name, business.name.replace("&", "&amp;"), business.shortName],
    phone: [phone.display, phone.e164.slice(1), `0${phone.e164.slice(3)}`],
    "email and origin": [business.email, host(business.origin)],
    "the profile's origin": [readBusiness(join(plumber, "content")).origin],
    place: [business.locality, business.region, ...business.serviceArea],
    town: towns.flatMap(({ name, slug, county }) => [name, slug, county]),
    link: [award?.url, designer?.url, ...business.social.map(({ url }) => url)],
    partner: [designer?.name, ...partners.map(({ name }) => name)],
    project: projects.map(({ slug }) => slug),
    // Single words and project categories may fit any firm's site; other slugs are this firm's.
    service: services
      .map(({ slug }) => slug)
      .filter((slug) => slug.includes("-") && !categories.has(slug)),
    coordinates: [String(centre.latitude), String(centre.longitude)],
    colour: Object.values(colours).flatMap((hex) => (kept.has(hex) ? [] : spellings(hex))),
  };
  return Object.entries(named).flatMap(([kind, found]) =>
    found.flatMap((word): [string, string][] => (word ? [[kind, word.toLowerCase()]] : [])),
  );
}

const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Traces in names and contents of all files of the build, including binary ones. */
function findTraces(output: string): string[] {
  const unwanted = traces();
  const pictures = filesBelow("public").filter((file) => !file.endsWith(".js"));
  const ours = new Set(pictures.map((file) => digest(join("public", file))));
  return filesBelow(output).flatMap((file) => {
    // Fonts are compressed, so a three-letter match means nothing, and they belong to the site.
    if (file.endsWith(".woff2")) return [];
    const path = join(output, file);
    // Latin-1 keeps every byte, so that text in a picture's metadata is found too.
    const found =
      `${file}\n${readFileSync(path, "latin1")}\n${readFileSync(path, "utf8")}`.toLowerCase();
    return [
      ...unwanted
        .filter(([, trace]) => found.includes(trace))
        .map(([kind, trace]) => `${file}: ${kind} "${trace}"`),
      ...(ours.has(digest(path)) ? [`${file}: a picture of this firm`] : []),
    ];
  });
}

/** The plumber: from marks and pictures to the browser. */
async function checkPlumber(scratch: string) {
  createFixtureSite(scratch);
  run(scratch, "icons", "scripts/build/icons.ts");
  const isBuilt = buildAndTest(scratch, { SITE_ORIGIN: origin });
  // The build generates types only for this firm's routes; generate them for all.
  run(scratch, "typegen", `${bin.routes} typegen`);
  run(scratch, "types", `${bin.types} --noEmit`);
  if (!isBuilt) return;
  run(scratch, "bytes", "scripts/check/bytes.ts");
  const output = join(scratch, "build/client");
  const findings = findTraces(output);
  if (!readFileSync(join(output, "sitemap.xml"), "utf8").includes(`<loc>${origin}/`))
    findings.push(`sitemap.xml: not for ${origin}`);
  const { stdout } = spawnSync(process.execPath, ["scripts/check/launch.ts"], {
    cwd: scratch,
    encoding: "utf8",
  });
  findings.push(...stdout.split("\n").filter((line) => line.includes("sample firm")));
  for (const finding of findings) console.error(finding);
  if (findings.length > 0) failures.push("traces of this firm");
  const files = filesBelow(output);
  const pages = files.filter((file) => file.endsWith(".html")).length;
  console.log(`  ${pages} pages, ${files.length} files, ${findings.length} traces of this firm`);
  if (withBrowser) await browse(scratch, buildStories(scratch, false), "", { SITE_ORIGIN: origin });
}

const cases = [
  { name: "the plumber", check: checkPlumber },
  ...ownerChanges.map(({ name, change, specs }) => ({
    name,
    check: async (scratch: string) => {
      copy(scratch, []);
      change(scratch);
      // What the specification says of the sample firm holds for it unchanged: owners take its mark away.
      rmSync(join(scratch, "e2e/scenarios/sampleFirm.spec.ts"));
      if (buildAndTest(scratch) && withBrowser)
        await browse(scratch, buildStories(scratch, true), specs);
    },
  })),
].filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));

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
