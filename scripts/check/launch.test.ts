import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { Business } from "../../app/content/schema/business.ts";
import { hasDramaNumber, hasExampleName, locateInEntry, locateInYaml } from "./launchFindings.ts";

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
    .replaceAll(/^(evidence|evidenceDate): .*\n/gm, "")
    .replaceAll(/^(attribution: .*)$/gm, "$1\nevidence: a letter")
    .replaceAll(/\.example\b/g, ".test");

const proof = { evidence: "papers", evidenceDate: "2026-11-20" };

/** The same for the profile's own requirements, with one of each optional field. */
function makeProvable(text: string) {
  const given = parse(text) as Business;
  const whole: Business = {
    ...given,
    phone: number,
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
    goesWithout: ["metrics", "chromatic"],
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
vat: included
date: ${today}
sources:
  - name: A price list
    url: https://prices.test
    says: From £100 to £300
    dated: ${today}
    read: ${today}
`;

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "launch-"));
  for (const folder of ["app/content", "app/lib", "app/seo", "scripts"]) {
    cpSync(folder, join(scratch, folder), {
      recursive: true,
      filter: (path) => !/\.(jpg|svg|mp4|webm|test\.ts)$/.test(path),
    });
  }
  cpSync("package.json", join(scratch, "package.json"));
  symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));
  for (const file of globSync("app/content/**/*.{ts,yaml,md}", { cwd: scratch })) {
    if (file.includes("schema") || file.endsWith(".server.ts")) continue;
    const path = join(scratch, file);
    const real = makeReal(readFileSync(path, "utf8"));
    writeFileSync(path, file === profile ? makeProvable(real) : real);
  }
  writeFileSync(join(scratch, partners), onePartner);
  rmSync(join(scratch, "app/content/costs"), { recursive: true, force: true });
  mkdirSync(join(scratch, "app/content/costs"));
  // Some tools refer to a job's price.
  rmSync(join(scratch, "app/content/tools"), { recursive: true, force: true });
  writeFileSync(join(scratch, price), freshPrice(basename(entry("services"), ".md")));
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Edits one file of the copy, runs the check, and restores the file. */
function checkWith(file: string, edit: (text: string) => string, ...options: string[]) {
  const path = join(scratch, file);
  const before = readFileSync(path, "utf8");
  const after = edit(before);
  writeFileSync(path, after);
  const { VITE_METRICS_ENDPOINT: _one, CHROMATIC_PROJECT_TOKEN: _two, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/check/launch.ts", ...options],
    { cwd: scratch, encoding: "utf8", env },
  );
  writeFileSync(path, before);
  return { status, words: stdout + stderr, changed: after !== before, lines: after.split("\n") };
}

test("nothing left: 0", () => {
  const { status, words } = checkWith(profile, (text) => text);
  expect(words).toContain("Ready to launch");
  expect(status).toBe(0);
});

test("a sole trader who is not registered for VAT: 0", () => {
  const { status, words, changed } = checkWith(profile, (text) =>
    text
      .replace(/companyNumber: .*\nvatNumber: .*\n/, "")
      .replace("goesWithout:\n", "goesWithout:\n  - companyNumber\n  - vatNumber\n"),
  );
  expect(changed).toBe(true);
  expect(words).toContain("Ready to launch");
  expect(status).toBe(0);
});

const entry = (folder: string) => globSync(`app/content/${folder}/*.md`).toSorted()[0]!;
const plant = (line: string) => (text: string) => text.replace("---\n", `---\n${line}\n`);

/** Name, file, edit that plants the fault, text on the line to be reported, part of the message. */
type Fault = [string, string, (text: string) => string, string | undefined, string];

const faults: Fault[] = [
  [
    "a drama number",
    profile,
    (text: string) =>
      text.replace(number.display, "07700 900 001").replace(number.e164, "+447700900001"),
    "07700 900 001",
    "drama",
  ],
  [
    "a made-up email",
    profile,
    (text: string) => text.replace(/email: .*/, "email: a@firm.example"),
    "a@firm.example",
    "a@firm.example is made up",
  ],
  [
    "a made-up origin",
    profile,
    (text: string) => text.replace(/origin: .*/, "origin: https://firm.example"),
    "origin:",
    "https://firm.example is made up",
  ],
  [
    "no legal name",
    profile,
    (text: string) => text.replace(/legalName: .*\n/, ""),
    "name:",
    "legal name is missing",
  ],
  [
    "no address",
    profile,
    (text: string) => text.replace(/address: .*\n/, ""),
    "name:",
    "address is missing",
  ],
  [
    "no company number",
    profile,
    (text: string) => text.replace(/companyNumber: .*\n/, ""),
    "name:",
    'company number is missing: a company shows it. Add companyNumber, or add "companyNumber" to goesWithout.',
  ],
  [
    "no VAT number",
    profile,
    (text: string) => text.replace(/vatNumber: .*\n/, ""),
    "name:",
    'VAT number is missing: a firm registered for VAT shows it. Add vatNumber, or add "vatNumber" to goesWithout.',
  ],
  [
    "no host",
    profile,
    (text: string) => text.replace(/host: .*\n/, ""),
    "name:",
    "host is missing",
  ],
  [
    "a claim without its date",
    profile,
    (text: string) => text.replace(/(id: one-more(\n.*){4})\n.*evidenceDate: .*/, "$1"),
    "id: one-more",
    "Add evidenceDate",
  ],
  [
    "a rating of one's own",
    profile,
    (text: string) => text.replace(/(count: 12)\n.*evidence: .*/, "$1"),
    "rating:",
    "your own word",
  ],
  [
    "a network left out",
    profile,
    (text: string) => text.replace(/.*id: tiktok\n.*\n.*\n/, ""),
    "social:",
    "no TikTok link",
  ],
  [
    "a made-up network",
    profile,
    (text: string) => text.replace("tiktok.test", "tiktok.example"),
    "tiktok.example",
    "is made up",
  ],
  [
    "a made-up award",
    profile,
    (text: string) => text.replace("prize.test", "prize.example"),
    "prize.example",
    "is made up",
  ],
  [
    "a made-up designer",
    profile,
    (text: string) => text.replace("studio.test", "studio.example"),
    "studio.example",
    "is made up",
  ],
  [
    "no measuring",
    profile,
    (text: string) => text.replace("  - metrics\n", ""),
    "",
    "VITE_METRICS_ENDPOINT",
  ],
  [
    "no Chromatic",
    profile,
    (text: string) => text.replace("  - chromatic\n", ""),
    "",
    "CHROMATIC_PROJECT_TOKEN",
  ],
  [
    "a price of over twelve months ago",
    price,
    (text: string) => text.replaceAll(/(date|dated): .*/g, "$1: 2024-02-29"),
    "date: 2024-02-29",
    "The prices of 29 February 2024 are over twelve months old",
  ],
  [
    "a price of the firm's own of over twelve months ago",
    price,
    (text: string) => `${text}ours: { low: 1, high: 2, date: 2024-02-29 }\n`,
    "ours:",
    "Your own prices of 29 February 2024 are over twelve months old",
  ],
  [
    "an editor without a repository",
    "app/content/editor.yaml",
    (text: string) => text.replace("a-firm/a-site", "your-account/your-site"),
    "repository:",
    "has no repository",
  ],
  [
    "a sample partner",
    partners,
    (text: string) => text.replace("- name:", "- sample: true\n  name:"),
    "sample: true",
    "is a sample partner",
  ],
  [
    "a sample project",
    entry("projects"),
    plant("sample: true"),
    "sample: true",
    "This project is a sample",
  ],
  [
    "a sample testimonial",
    entry("testimonials"),
    plant("sample: true"),
    "sample: true",
    "This testimonial is a sample",
  ],
  [
    "a testimonial that nobody can trace",
    entry("testimonials"),
    (text: string) => text.replace("evidence: a letter\n", ""),
    "attribution:",
    "is left out until it can be traced",
  ],
  [
    "an award without its date",
    profile,
    (text: string) => text.replace(/(prize\.test\n.*evidence: .*)\n.*evidenceDate: .*/, "$1"),
    "award:",
    "Add evidenceDate",
  ],
  [
    "a sample picture",
    entry("services"),
    (text: string) => text.replace("picture:\n", "picture:\n  sample: true\n"),
    "picture:",
    "is a sample picture",
  ],
  [
    "a drama number in the text",
    entry("services"),
    (text: string) => `${text}\nCall 01632 960 999.\n`,
    "Call 01632",
    "drama",
  ],
  [
    "a made-up address in the text",
    entry("towns"),
    (text: string) => `${text}\nSee https://maps.example/here.\n`,
    "See https",
    "maps.example is made up",
  ],
];

// A firm without testimonials has no file to plant a fault in.
test.each(faults.filter(([, file]) => file))(
  "%s: 1, with file and line",
  (_name, file, edit, onLine, expected) => {
    const { status, words, changed, lines } = checkWith(file, edit);
    expect(changed).toBe(true);
    expect(status).toBe(1);
    expect(words).toContain(expected);
    expect(words).toMatch(/\n1 thing is still/);
    const [, named, line] = /^ {2}(\S+):(\d+)$/m.exec(words)!;
    if (onLine) {
      expect(named).toBe(file);
      expect(lines[Number(line) - 1]).toContain(onLine);
    }
  },
);

test("at the end of a build: one line and what was left out, without failing", () => {
  const project = entry("projects");
  const { status, words } = checkWith(project, plant("sample: true"), "--count");
  expect(status).toBe(0);
  expect(words).toMatch(
    /^Before launch: 1 thing is still a sample or lacks evidence\. To list them: npm run launch-check\n\nLeft out of the pages until it can be proved \(\d+\)\n/,
  );
  expect(words).toContain(`\n  ${project}: the project "`);
});

test("nothing of the sample firm is left out", () => {
  const { words } = checkWith(
    profile,
    (text) => `sample: true\nsampleNotice: Not real\n${text.replace(/^sample: .*\n/m, "")}`,
  );
  expect(words).toContain("The firm is the sample one");
  expect(words).not.toContain("Left out");
});

describe("what counts", () => {
  test.each([
    ["07700 900 123", true],
    ["+447700900123", true],
    ["0121 496 0123", true],
    ["(020) 7946 0999", true],
    ["07700 901 123", false],
    ["01452 000 000", false],
    ["from 2010 to 2026", false],
  ])("%s is kept for drama: %s", (words, expected) => {
    expect(hasDramaNumber(words)).toBe(expected);
  });

  test.each([
    ["https://firm.example", true],
    ["hello@firm.example", true],
    ["https://firm.co.uk/example", false],
    ["for example. Then", false],
  ])("%s is made up: %s", (words, expected) => {
    expect(hasExampleName(words)).toBe(expected);
  });
});

describe("lines", () => {
  test("of a file that is YAML", () => {
    const line = locateInYaml("# Said first.\na: 1\nb:\n  - c: 2\n");
    expect([line(["a"]), line(["b"]), line(["b", 0, "c"])]).toEqual([2, 3, 4]);
  });
  test("of an entry's fields", () => {
    const line = locateInEntry("---\na: 1\nb:\n  - c: 2\n  - c: 3\n    d: 4\n---\nText\n");
    expect([line(["a"]), line(["b"]), line(["b", 1]), line(["b", 1, "d"])]).toEqual([2, 3, 5, 6]);
  });
});
