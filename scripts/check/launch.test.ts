import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { Business } from "../../app/content/schema/business.ts";
import { copySources } from "../../e2e/support/copySources.ts";
import { exampleName, hasDramaNumber } from "./launchSamples.ts";

/** A copy of the content without any samples. */
let scratch = "";
const profile = "app/content/business.yaml";
const partners = "app/content/partners.yaml";

/**
 * 011 1 has no subscriber numbers and none start with 0: it is unassigned, but not a drama number.
 */
const number = { display: "0111 000 0000", e164: "+441110000000" };

/** Does what an owner does before launch. */
const makeReal = (text: string) =>
  text
    .replaceAll(/^ *sample: true,?\n/gm, "")
    .replaceAll(", sample: true", "")
    .replaceAll("your-account/your-site", "a-firm/a-site")
    .replaceAll(/^sampleNotice: .*\n/gm, "")
    // Other firms' prices are replaced below.
    .replaceAll(/^ *like: .*\n/gm, "")
    .replaceAll(/\{\{(example|price):[^}]*\}\}/g, "£1")
    .replaceAll(/^(evidence|evidenceDate): .*\n/gm, "")
    .replaceAll(/^(attribution: .*)$/gm, "$1\nevidence: a letter")
    .replaceAll(/\.example\b/g, ".test");

/** A bank holiday some days from now. */
const holiday = (days: number) => ({
  date: new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10),
  name: "A day",
});

const proof = { evidence: "papers", evidenceDate: "2026-11-20" };

/** The same for the profile's own requirements, with one of each optional field. */
function withProofs(text: string) {
  const given = parse(text) as Business;
  const whole: Business = {
    ...given,
    phone: number,
    hours: { ...given.hours, closures: [], bankHolidays: [holiday(200)] },
    nextStart: { from: holiday(9).date, until: holiday(0).date },
    legalName: "A firm Ltd",
    address: "1 Some Street",
    companyNumber: "00000000",
    vatNumber: "GB 000 0000 00",
    host: "a host, which keeps its logs for 30 days",
    rating: { value: 5, best: 5, count: 12, ...proof },
    social: (["facebook", "instagram", "tiktok"] as const).map((id) => ({
      id,
      name: id,
      url: `https://${id}.test/firm`,
    })),
    award: { name: "A prize", organiser: "A guild", url: "https://prize.test", ...proof },
    designer: {
      name: "A studio",
      url: "https://studio.test",
      credit: "By a studio",
      testimonial: "Good work.",
      attribution: "The owner",
    },
    claims: [
      ...given.claims.map((claim) => ({ ...claim, ...proof })),
      { id: "one-more", channel: "quote", title: "One more", words: "One more", ...proof },
    ],
    optedOut: ["metrics", "chromatic"],
  };
  return stringify(whole, { lineWidth: 0 });
}

const onePartner = `- name: A mill
  url: https://mill.test
  logo: { src: drawings/empty.svg, alt: A mill }
`;

const today = new Date().toISOString().slice(0, 10);
const price = "app/content/costs/a-job.yaml";
/** Costs of a job of this service, all dated today. */
const freshPrice = (service: string) => `job: A job
order: 1
services: [${service}]
low: 100
high: 300
unit: whole job
includes: [The work]
excludes: [The rest]
date: ${today}
sources:
  - name: A price list
    url: https://prices.test
    says: From £100 to £300
    vat: included
    dated: ${today}
    read: ${today}
`;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "launch-"));
  const read = ["app/content", "app/lib", "scripts", "package.json"];
  copySources(scratch, read, /\.(jpg|svg|mp4|webm|test\.ts)$/);
  for (const file of globSync("app/content/**/*.{ts,yaml,md}", { cwd: scratch })) {
    if (file.includes("schema") || file.endsWith(".server.ts")) continue;
    const path = join(scratch, file);
    const real = makeReal(readFileSync(path, "utf8"));
    writeFileSync(path, file === profile ? withProofs(real) : real);
  }
  writeFileSync(join(scratch, partners), onePartner);
  rmSync(join(scratch, "app/content/costs"), { recursive: true, force: true });
  mkdirSync(join(scratch, "app/content/costs"));
  // Some tools refer to a job's price.
  rmSync(join(scratch, "app/content/tools"), { recursive: true, force: true });
  writeFileSync(join(scratch, price), freshPrice(basename(entry("services"), ".md")));
});
afterAll(() => rmSync(scratch, { recursive: true }));

type Edit = [file: string, edit: (text: string) => string];

/** Edits the copy, runs the check, and restores the copy. */
function checkWith(edits: Edit[], ...options: string[]) {
  const before = new Map(edits.map(([file]) => [file, readFileSync(join(scratch, file), "utf8")]));
  const after = new Map(before);
  for (const [file, edit] of edits) {
    const text = after.get(file)!;
    after.set(file, edit(text));
    expect(after.get(file), file).not.toBe(text);
  }
  const write = (files: typeof before) =>
    files.forEach((text, file) => writeFileSync(join(scratch, file), text));
  write(after);
  const { VITE_METRICS_ENDPOINT: _one, CHROMATIC_PROJECT_TOKEN: _two, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/check/launch.ts", ...options],
    { cwd: scratch, encoding: "utf8", env },
  );
  write(before);
  return { status, words: stdout + stderr, after };
}

const put = (pattern: RegExp | string, replacement: string) => (text: string) =>
  text.replace(pattern, replacement);
const inProfile = (change: (firm: Business) => Partial<Business>) => (text: string) => {
  const firm = parse(text) as Business;
  return stringify({ ...firm, ...change(firm) }, { lineWidth: 0 });
};
const isSample = put("---\n", "---\nsample: true\n");
const entry = (folder: string, at = 0) => globSync(`app/content/${folder}/*.md`).toSorted()[at]!;

const soleTrader = inProfile(({ optedOut = [] }) => ({
  companyNumber: undefined,
  vatNumber: undefined,
  optedOut: [...optedOut, "companyNumber", "vatNumber"],
}));
test.each<[string, Edit[]]>([
  ["nothing left", []],
  ["a sole trader who is not registered for VAT", [[profile, soleTrader]]],
])("%s: 0", (_, edits) => {
  const { status, words } = checkWith(edits);
  expect(words).toContain("Ready to launch");
  expect(status).toBe(0);
});

const unfinished = inProfile(({ rating, award, designer, claims, social, hours }) => ({
  hours: {
    ...hours,
    closures: [
      { from: "2026-01-01", to: "2026-01-02", reason: "A break" },
      { from: today, to: today, reason: "A day off", sample: true },
    ],
    bankHolidays: [holiday(100)],
  },
  nextStart: { from: "2026-02-01", until: "2026-01-15", sample: true },
  phone: { display: "07700 900 001", e164: "+447700900001" },
  email: "a@firm.example",
  origin: "https://firm.example",
  legalName: undefined,
  address: undefined,
  companyNumber: undefined,
  vatNumber: undefined,
  host: undefined,
  // No TikTok.
  social: [{ ...social[0]!, url: "https://facebook.example/firm" }, social[1]!],
  claims: claims.map((one) => (one.id === "one-more" ? { ...one, evidenceDate: undefined } : one)),
  rating: { ...rating!, evidence: undefined },
  award: { ...award!, url: "https://prize.example", evidenceDate: undefined },
  designer: { ...designer!, url: "https://studio.example" },
  optedOut: undefined,
}));
const edits: Edit[] = [
  [profile, unfinished],
  [price, put(/(date|dated): .*/g, "$1: 2024-02-29")],
  [price, put(/$/, "ours: { low: 1, high: 2, date: 2024-02-28 }\n")],
  ["app/content/editor.yaml", put("a-firm/a-site", "your-account/your-site")],
  [partners, put("- name:", "- sample: true\n  name:")],
  [entry("projects"), isSample],
  [entry("testimonials"), isSample],
  [entry("testimonials", 1), put("evidence: a letter\n", "")],
  [entry("services"), put("picture:\n", "picture:\n  sample: true\n")],
  [entry("services"), put(/$/, "\nCall 01632 960 999.\n")],
  [entry("towns"), put(/$/, "\nSee https://maps.example/here.\n")],
];
/** File, words on the line that is named, part of what is said of it. */
const left: [file: string, onLine: string, message: string][] = [
  [profile, "07700 900 001", "Ofcom keeps for drama"],
  [profile, "nextStart:", "could start was shown until 15 January 2026"],
  [profile, "sample: true", '"nextStart" is a sample'],
  [profile, "email:", "a@firm.example is made up"],
  [profile, "origin:", "https://firm.example is made up"],
  [profile, "name:", "legal name is missing"],
  [profile, "name:", "address is missing"],
  [profile, "name:", 'company shows it. Add companyNumber, or add "companyNumber" to optedOut.'],
  [profile, "name:", 'VAT shows it. Add vatNumber, or add "vatNumber" to optedOut.'],
  [profile, "name:", "host is missing"],
  [profile, "social:", "There is no TikTok link"],
  [profile, "facebook.example", "facebook.example/firm is made up"],
  [profile, "id: one-more", 'One more" has to be provable. Add evidenceDate'],
  [profile, "- from: 2026-01-01", '"A break" was over on 2 January 2026'],
  [profile, "sample: true", '"A day off" is a sample'],
  [profile, "bankHolidays:", "The bank holidays end on"],
  [profile, "rating:", "from 12 reviews is your own word. Add evidence:"],
  [profile, "award:", 'A prize" has to be provable. Add evidenceDate'],
  [profile, "prize.example", "https://prize.example is made up"],
  [profile, "studio.example", "https://studio.example is made up"],
  ["app/root.tsx", "", "Set VITE_METRICS_ENDPOINT"],
  [".github/workflows/ci.yml", "", "Set the secret CHROMATIC_PROJECT_TOKEN"],
  [price, "date: 2024-02-29", "prices of 29 February 2024 are over twelve months old"],
  [price, "ours:", "Your own prices of 28 February 2024 are over twelve months old"],
  ["app/content/editor.yaml", "repository:", "has no repository"],
  [partners, "sample: true", "A mill is a sample partner"],
  [entry("projects"), "sample: true", "This project is a sample"],
  [entry("testimonials"), "sample: true", "This testimonial is a sample"],
  [entry("testimonials", 1), "attribution:", "is left out until it can be traced"],
  [entry("services"), "picture:", "is a sample picture"],
  [entry("services"), "Call 01632", "Ofcom keeps for drama"],
  [entry("towns"), "See https", "maps.example is made up"],
];

test("all that is left: 1, with files and lines", () => {
  // A firm without testimonials has no file to edit.
  const isThere = ([file]: [string, ...unknown[]]) => file !== undefined;
  const { status, words, after } = checkWith(edits.filter(isThere));
  expect(status).toBe(1);
  expect(words).toContain(`\n${left.filter(isThere).length} things are still`);
  const said = [...words.matchAll(/^ {2}(\S+):(\d+)\n {4}(.+)$/gm)].map(
    ([, file, line, message]) => [
      file,
      after.get(file!)?.split("\n")[Number(line) - 1] ?? "",
      message,
    ],
  );
  for (const [file, ...parts] of left.filter(isThere))
    expect(said).toContainEqual([file, ...parts.map((part) => expect.stringContaining(part))]);
});

test("at the end of a build: one line and what was left out, without failing", () => {
  const project = entry("projects");
  const { status, words } = checkWith([[project, isSample]], "--count");
  expect(status).toBe(0);
  expect(words).toMatch(
    /^Before launch: 1 thing is still a sample or lacks evidence\. To list them: npm run launch-check\n\nLeft out of the pages until it can be proved \(\d+\)\n/,
  );
  expect(words).toContain(`\n  ${project}: the project "`);
});

test("nothing of the sample firm is left out", () => {
  const isSampleFirm = inProfile(() => ({ sample: true, sampleNotice: "Not real" }));
  const { words } = checkWith([[profile, isSampleFirm]]);
  expect(words).toContain("The firm is the sample one");
  expect(words).not.toContain("Left out");
});

describe("what counts", () => {
  test("a number kept for drama", () => {
    const kept = ["07700 900 123", "+447700900123", "0121 496 0123", "(020) 7946 0999"];
    const others = ["07700 901 123", "01452 000 000", "from 2010 to 2026"];
    expect([...kept, ...others].filter(hasDramaNumber)).toEqual(kept);
  });
  test("a made-up name", () => {
    const madeUp = ["https://firm.example", "hello@firm.example"];
    const others = ["https://firm.co.uk/example", "for example. Then"];
    expect([...madeUp, ...others].filter(exampleName)).toEqual(madeUp);
  });
});
