/**
 * Proves that the site can become another firm's: puts the invented firm of `app/fixtures/firm` into a
 * scratch copy of the project, builds it, runs what a developer would (types, unit tests, HTML,
 * bytes), and searches every file of the build for traces of this firm: name, phone, email, towns,
 * colours, pictures. Nor may the build contain the other firm's origin, since it is for another.
 *
 *   npm run check:other-firm
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { getContent } from "../../app/content/content.server.ts";
import { smallContent } from "../../app/content/fixtures/smallContent.ts";
import { categoryFilters } from "../../app/content/lists.server.ts";
import { colours } from "../../app/theme/colours.ts";
import { colours as otherColours } from "../../app/fixtures/firm/theme/colours.ts";
import { filesBelow } from "../lib/filesBelow.ts";

/** Overrides the profile's origin in this build, so that any trace of the profile's is a fault. */
const origin = "https://www.another-place-than-the-profile-says.example";
const scratch = mkdtempSync(join(tmpdir(), "other-firm-"));

/**
 * Unit tests that do not apply to other content, each with its reason; all others hold for any
 * firm. Two checks are left out too: `check:words` needs finished texts of several hundred words,
 * which the invented firm lacks, and `lint` reads the same files as here.
 */
const notForOthers: Record<string, string> = {
  "app/content/drawings.test.ts": "compares this firm's projects with the scenes in art",
  "app/content/glance.test.ts": "expects work or a figure on each of this firm's pages",
  "app/content/planningLaw.test.ts": "holds this firm's planning questions against the Order",
  "scripts/build/pictures.test.ts": "makes pictures of its own and reads no content",
};

/** What a developer would copy, without what the owner replaces; then steps 2 to 4 of the guide. */
function moveIn() {
  const ownersFolders =
    /app\/content\/(blog|costs|guides|pictures|projects|service-towns|services|testimonials|tools|towns)$|public\/pictures$|e2e\/visual\/baselines$|-snapshots$/;
  const made =
    /^(\.git|\.react-router|\.turbo|art|build|node_modules|playwright-report|reports|storybook-static|test-results)$/;
  const isCopied = (path: string) => !made.test(path) && !ownersFolders.test(path);
  cpSync(".", scratch, { recursive: true, filter: isCopied });
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
  for (const [from, to] of Object.entries({
    content: "app/content",
    theme: "app/theme",
    search: "app/search",
    public: "public",
  }))
    cpSync(join("app/fixtures/firm", from), join(scratch, to), { recursive: true });
}

function run(name: string, args: string[], environment: NodeJS.ProcessEnv = {}) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: scratch,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", ...environment },
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${name} failed:\n${`${stdout}\n${stderr}`.slice(-3000)}`);
  console.log(`passed  ${name.padEnd(12)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
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
  const other = smallContent().business;
  const host = (url: string) => new URL(url).host;
  const categories = new Set<string>(categoryFilters().map(({ slug }) => slug));
  const kept = new Set<string>(Object.values(otherColours));
  const named: Record<string, (string | undefined)[]> = {
    name: [business.name, business.name.replace("&", "&amp;"), business.shortName],
    phone: [phone.display, phone.e164.slice(1), `0${phone.e164.slice(3)}`],
    "email and origin": [business.email, host(business.origin)],
    "the profile's origin": [other.origin],
    place: [business.locality, business.region, ...business.serviceArea],
    town: towns.flatMap(({ name, slug, county }) => [name, slug, county]),
    link: [award?.url, designer?.url, ...business.social.map(({ url }) => url)],
    partner: [designer?.name, ...partners.map(({ name }) => name)],
    project: projects.map(({ slug }) => slug),
    // Single words and project categories may fit any joiner's site; other slugs are this firm's.
    service: services
      .map(({ slug }) => slug)
      .filter((slug) => slug.includes("-") && !categories.has(slug)),
    coordinates: [String(centre.latitude), String(centre.longitude)],
    colour: Object.values(colours).flatMap((hex) => (kept.has(hex) ? [] : spellings(hex))),
  };
  return Object.entries(named).flatMap(([kind, words]) =>
    words.flatMap((word): [string, string][] => (word ? [[kind, word.toLowerCase()]] : [])),
  );
}

const outputFolder = join(scratch, "build/client");
const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Traces in file names and contents, including binary files. */
function findTraces(files: string[]): string[] {
  const unwanted = traces();
  const pictures = filesBelow("public").filter((file) => !file.endsWith(".js"));
  const ours = new Set(pictures.map((file) => digest(join("public", file))));
  return files.flatMap((file) => {
    // Fonts are compressed, so a three-letter match means nothing, and they belong to the site.
    if (file.endsWith(".woff2")) return [];
    const path = join(outputFolder, file);
    // Latin-1 keeps every byte, so that text in a picture's metadata is found too.
    const words =
      `${file}\n${readFileSync(path, "latin1")}\n${readFileSync(path, "utf8")}`.toLowerCase();
    return [
      ...unwanted
        .filter(([, trace]) => words.includes(trace))
        .map(([kind, trace]) => `${file}: ${kind} "${trace}"`),
      ...(ours.has(digest(path)) ? [`${file}: a picture of this firm`] : []),
    ];
  });
}

try {
  moveIn();
  run("icons", ["scripts/build/icons.mjs"]);
  run("pictures", ["scripts/build/pictures.ts"]);
  run("content", ["scripts/build/content.ts"]);
  run("build", ["node_modules/@react-router/dev/bin.cjs", "build"], { SITE_ORIGIN: origin });
  run("html", ["node_modules/html-validate/bin/html-validate.mjs", "build/client/**/*.html"]);
  run("bytes", ["scripts/check/bytes.ts"]);
  run("launch-check", ["scripts/check/launch.ts", "--count"]);
  // The build generates types only for this firm's routes; generate them for all.
  run("typegen", ["node_modules/@react-router/dev/bin.cjs", "typegen"], { NODE_ENV: "test" });
  run("types", ["node_modules/typescript/bin/tsc", "--noEmit"]);
  const left = Object.keys(notForOthers).flatMap((file) => ["--exclude", file]);
  run("unit", ["node_modules/vitest/vitest.mjs", "run", ...left], { NODE_ENV: "test" });
  const files = filesBelow(outputFolder);
  const findings = findTraces(files);
  if (!readFileSync(join(outputFolder, "sitemap.xml"), "utf8").includes(`<loc>${origin}/`))
    findings.push(`sitemap.xml: not for ${origin}`);
  for (const finding of findings) console.error(finding);
  const pages = files.filter((file) => file.endsWith(".html")).length;
  console.log(
    `The other firm: ${pages} pages, ${files.length} files, ${findings.length || "no"} traces of this firm.`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
