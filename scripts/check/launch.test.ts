import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { parse, stringify } from "yaml";
import type { TypedBusiness } from "../../app/content/schema/business.ts";
import { dateToday } from "../../app/lib/dates.ts";
import { dateAfter } from "../../app/lib/openingHours.ts";
import { typedSpaces } from "../../app/lib/units.ts";
import { copySources } from "../lib/copySources.ts";
import { exampleName, hasDramaNumber, type Left } from "./launchSamples.ts";
import { digestOf, sentencesOf } from "./sampleRecord.ts";

/** The checks and the content of the invented firm, which has evidence for everything. */
let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "launch-"));
  const readers = [
    "app/content",
    "app/lib",
    "app/search",
    "app/seo",
    "app/theme",
    "scripts",
    "package.json",
  ];
  copySources(scratch, readers, /\.(jpg|svg|mp4|webm|md|yaml|test\.ts)$/);
  cpSync("app/fixtures/firm/content", join(scratch, "app/content"), { recursive: true });
  // The invented firm may say what the sample firm says.
  recordSample();
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** What the record says the sample firm is called. */
const sampleNames = ["Hollowell & Sons", "Nether Wick"];

/** Puts what the sample firm says, and its pictures, in place of its record. */
function recordSample(...said: (string | Buffer)[]) {
  const digests = said.flatMap((each) =>
    typeof each === "string" ? sentencesOf(each).map(({ digest }) => digest) : digestOf(each),
  );
  const text = [...sampleNames, "", ...digests].join("\n");
  writeFileSync(join(scratch, "scripts/check/sampleRecord.txt"), `${text}\n`);
}

const profile = "app/content/business.yaml";
const price = "app/content/costs/door.yaml";
const editor = "app/content/editor.yaml";
const measures = "app/content/measures.yaml";
const partners = "app/content/partners.yaml";
const [door, shed] = ["app/content/projects/door.md", "app/content/projects/shed.md"];
const service = "app/content/services/doors.md";
const [older, quiet] = ["older", "quiet"].map((name) => `app/content/testimonials/${name}.md`);

type Edits = Record<string, (text: string) => string>;

/** Edits the copy, runs the check, and restores the copy. */
function checkWith(edits: Edits, ...options: string[]) {
  const restore = Object.entries(edits).map(([file, edit]) => {
    const path = join(scratch, file);
    const before = readFileSync(path, "utf8");
    writeFileSync(path, edit(before));
    return () => writeFileSync(path, before);
  });
  const { VITE_METRICS_ENDPOINT: _one, CHROMATIC_PROJECT_TOKEN: _two, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["scripts/check/launch.ts", ...options],
    { cwd: scratch, encoding: "utf8", env },
  );
  // Two things left are outside the copy.
  const lineAt = (file: string, line: number) =>
    existsSync(join(scratch, file))
      ? readFileSync(join(scratch, file), "utf8").split("\n")[line - 1]!.trim()
      : "";
  const left = options.includes("--json") ? (JSON.parse(stdout) as Left[]) : [];
  const said = left.map(
    ({ file, line, words }) => `${file}: ${lineAt(file, line)}: ${typedSpaces(words)}`,
  );
  for (const undo of restore) undo();
  return { status, words: stdout + stderr, left, said };
}

const put = (pattern: RegExp | string, replacement: string) => (text: string) =>
  text.replace(pattern, replacement);
const isSample = put("---\n", "---\nsample: true\n");
const inProfile = (change: (firm: TypedBusiness) => Partial<TypedBusiness>) => (text: string) => {
  const firm = parse(text) as TypedBusiness;
  return stringify({ ...firm, ...change(firm) }, { lineWidth: 0 });
};
/** A day some days from now. */
const day = (days: number) => dateAfter(dateToday(), days);
const proof = { evidence: "papers", evidenceDate: "2026-11-20" };
const atTest = (text: string) => text.replaceAll(".example", ".test");

test("a firm with a proof of everything, and without samples, is ready: 0", () => {
  const whole = inProfile(({ claims, rating, award, hours }) => ({
    claims: claims.map((claim) => ({ ...claim, ...proof })),
    rating: { ...rating!, ...proof },
    award: { ...award!, ...proof },
    hours: { ...hours, bankHolidays: [{ date: day(200), name: "A day" }] },
    nextStart: { from: day(9), until: day(0), sample: false },
    legalName: "A firm",
    address: "1 Some Street",
    host: "a host, which keeps its logs for 30 days",
    // A sole trader who is not registered for VAT.
    optedOut: ["companyNumber", "vatNumber", "instagram", "tiktok", "metrics", "chromatic"],
  }));
  const { status, words } = checkWith({
    [profile]: (text) => atTest(whole(text)),
    [price]: (text) => atTest(text.replaceAll(/(date|dated): .*/g, `$1: ${day(0)}`)),
    [partners]: atTest,
    [quiet!]: atTest,
  });
  expect(words).toContain("Ready to launch");
  expect(status).toBe(0);
});

test("all that is left: 1, with files and lines", () => {
  const unfinished = inProfile(({ hours, claims, award }) => ({
    claims: claims.map(({ evidence: _evidence, ...claim }) => claim),
    award: { name: award!.name, url: award!.url },
    phone: { display: "07700 900 001", e164: "+447700900001" },
    hours: {
      ...hours,
      closures: [
        { from: "2026-01-01", to: "2026-01-02", reason: "A break", sample: false },
        { from: day(0), to: day(0), reason: "A day off", sample: true },
      ],
      bankHolidays: [{ date: day(100), name: "A day" }],
    },
    nextStart: { from: "2026-02-01", until: "2026-01-15", sample: true },
  }));
  const ours = "ours: { low: 100, high: 300, date: 2024-02-28 }\n";
  const edits: Edits = {
    [profile]: unfinished,
    [price]: (text) => text.replaceAll(/(date|dated): .*/g, "$1: 2024-02-29") + ours,
    [measures]: put(/$/, '\n- { id: fee, is: £91, about: [fee], check: "Look up the fee." }\n'),
    [editor]: () => "repository: your-account/your-site\nbranch: main\n",
    [partners]: put("- name:", "- sample: true\n  name:"),
    [door]: isSample,
    [shed]: put(/$/, "\nCall 01632 960 999, or see https://maps.example/here.\n"),
    [older!]: isSample,
    [service]: put("picture:\n", "picture:\n  sample: true\n"),
  };
  const { said } = checkWith(edits, "--json");
  const { status, words } = checkWith(edits);
  expect(status).toBe(1);
  expect(words).toContain(`\n${said.length} things are still`);
  expect(
    said
      .toSorted()
      .join("\n")
      .replaceAll(/\d+ \w+ 202[67]/g, "DAY"),
  ).toMatchSnapshot();
});

test("at the end of a build: one line, without failing", () => {
  const { status, words } = checkWith({ [door]: isSample }, "--count");
  expect(status).toBe(0);
  expect(words).toMatch(
    /^Before launch: \d+ things are still samples or lack evidence\. To list them: npm run launch-check\n/,
  );
});

test("the sample firm is told what will stop its build", () => {
  const { words } = checkWith({
    [profile]: inProfile(() => ({ sample: true, sampleNotice: "Not real" })),
    [door]: isSample,
  });
  expect(words).toContain("The firm is the sample one");
  expect(words).toContain("expected no sample: put your own in place of the project");
});

test("security.txt of the last build is to be renewed two months before it runs out", () => {
  const folder = join(scratch, "build/client/.well-known");
  mkdirSync(folder, { recursive: true });
  const leftOn = (days: number) => {
    const text = `Contact: mailto:a@firm.test\nExpires: ${day(days)}T00:00:00.000Z\n`;
    writeFileSync(join(folder, "security.txt"), text);
    return checkWith({}, "--json").said.filter((words) => words.includes("security.txt"));
  };
  expect(leftOn(61)).toEqual([]);
  expect(leftOn(59)).toEqual([
    expect.stringMatching(/security.txt: Expires: .* ends on .* Build and publish the site again/),
  ]);
  expect(leftOn(-1)).toHaveLength(1);
});

test("sentences of the sample firm, in whatever field, with file and lines", () => {
  const bench = "Every bench is older than the roof above it.";
  recordSample(bench, "You pay when the “last” hinge turns.", "lintel, quoin, corbel, plinth");
  const left = (edits: Edits = {}) =>
    checkWith(edits, "--json").said.filter((words) => words.includes("sample firm's own words"));
  expect(left()).toEqual([]);
  expect(
    left({
      // As one of several sentences, and with signs typed otherwise.
      [service]: put(/$/, `\nOurs. ${bench} Yes.\n\nMore, then.\n\n${bench}\n`),
      "app/content/faq.yaml": put(/answer: .*/, `answer: 'You pay when the "last" hinge turns.'`),
      "app/content/indexPages.yaml": put(/lead: .*/, `lead: ${bench}`),
      "app/content/search.yaml": put(
        "synonyms:",
        "synonyms:\n  - { typed: [Lintel, quoin, corbel, plinth], means: [stone] }",
      ),
    }).toSorted(),
  ).toEqual([
    expect.stringMatching(/^app.content.faq.yaml: answer.*on line \d+, such as "You pay/),
    expect.stringMatching(/^app.content.indexPages.yaml: lead: Every.*on line \d+, /),
    expect.stringMatching(/^app.content.search.yaml: - { typed.*such as "Lintel, quoin/),
    expect.stringMatching(/^app.content.services.doors.md: Ours. .*on lines \d+, \d+, such as/),
  ]);
});

test("pictures of the sample firm under another name, which programs tell from other things left", () => {
  const file = "app/content/pictures/our-own.svg";
  const drawing = Buffer.from("<svg/>");
  writeFileSync(join(scratch, file), drawing);
  const left = () => checkWith({}, "--json").said.filter((words) => words.startsWith(file));
  const leftovers = () =>
    checkWith({ [door]: isSample }, "--json")
      .left.filter(({ isLeftover }) => isLeftover)
      .map((each) => each.file);
  recordSample();
  expect(left()).toEqual([]);
  expect(leftovers()).toEqual([]);
  recordSample(drawing);
  expect(left()).toEqual([expect.stringContaining("This is a picture of the sample firm's.")]);
  expect(leftovers()).toEqual([file]);
  rmSync(join(scratch, file));
});

test("a menu that leads to a list with nothing on it", () => {
  const navigation = "app/content/navigation.yaml";
  const left = () =>
    checkWith(
      { [navigation]: put("main:", "main:\n  - { name: Blog, href: /blog }") },
      "--json",
    ).said.filter((words) => words.includes("nothing to show yet"));
  expect(left()).toEqual([]);
  const [folder, away] = [join(scratch, "app/content/blog"), join(scratch, "away")];
  renameSync(folder, away);
  expect(left()).toEqual([
    `${navigation}: - { name: Blog, href: /blog }: "Blog" leads to /blog, which has nothing to show yet. Take it away until it has.`,
  ]);
  renameSync(away, folder);
});

test("names of the sample firm, unless the firm has the same ones", () => {
  const left = (edits: Edits = {}) =>
    checkWith(edits, "--json").said.filter((words) =>
      words.includes("Names of the sample firm are left"),
    );
  const lead = put(/lead: .*/, "lead: Ask Hollowell &  Sons of nether wick, not Wickham.");
  const indexPages = "app/content/indexPages.yaml";
  expect(left()).toEqual([]);
  expect(left({ [indexPages]: lead })).toEqual([
    expect.stringMatching(
      /^app.content.indexPages.yaml: lead: Ask.*: "Hollowell & Sons" on line \d+, "Nether Wick" on line \d+\. Put/,
    ),
  ]);
  const near = inProfile(() => ({ locality: "Nether Wick" }));
  expect(left({ [indexPages]: lead, [profile]: near }).join()).not.toContain("Nether");
  const same = inProfile(() => ({ name: "Hollowell & Sons" }));
  expect(left({ [indexPages]: lead, [profile]: same })).toEqual([]);
});

test("a setting that is missing is reported by the file that reads it", () => {
  const { left } = checkWith({}, "--json");
  for (const name of ["VITE_METRICS_ENDPOINT", "CHROMATIC_PROJECT_TOKEN"]) {
    const { file } = left.find(({ words }) => words.includes(name))!;
    expect(readFileSync(file, "utf8")).toContain(name);
  }
});

test("what counts as a number kept for drama", () => {
  const kept = ["07700 900 123", "+447700900123", "0121 496 0123", "(020) 7946 0999"];
  const others = ["07700 901 123", "01452 000 000", "from 2010 to 2026"];
  expect([...kept, ...others].filter(hasDramaNumber)).toEqual(kept);
});

test("what counts as a made-up name", () => {
  const madeUp = ["https://firm.example", "hello@firm.example"];
  const others = ["https://firm.co.uk/example", "for example. Then"];
  expect([...madeUp, ...others].filter(exampleName)).toEqual(madeUp);
});
