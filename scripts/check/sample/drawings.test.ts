/** The sample firm's drawings, its texts and the measures that both have in common. */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { SVGPathData } from "svg-pathdata";
import { beforeEach, describe, expect, test } from "vitest";
import { readContent } from "../../../app/content/content.server.ts";
import { fillWords } from "../../../app/content/fillIn.server.ts";
import { plainText } from "../../../app/content/markdown.server.ts";
import { poundsIn } from "../../../app/lib/money.ts";
import { isTheSample, notTheSample } from "../sampleRecord.ts";
import { readText } from "../../../app/content/source.server.ts";

/** A file of `art/measures`; its fields are described in `art/measures/__init__.py`. */
type Measures = {
  mm: Record<string, number | number[]>;
  figures: Record<string, string>;
  drawn: string[];
  told: Record<string, number>;
};

const drawings = "app/content/pictures/drawings";
const content = readContent();
const isSample = isTheSample();
beforeEach(({ skip }) => skip(!isSample, notTheSample));

const measuresFile = (project: string) => `art/measures/${project}.json`;
const measuresOf = (project: string): Measures =>
  JSON.parse(readText(measuresFile(project))) as Measures;

/** The value of each figure, mm, added up like `figure` in `art/measures/__init__.py`. */
function figuresOf({ mm, figures }: Measures) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, sum]) => {
      let total = 0;
      for (const [, sign, key, index] of sum.matchAll(/([+-]?)\s*([A-Z_]+)(?:\.(\d+))?/g)) {
        const measure = mm[key!]!;
        const value = typeof measure === "number" ? measure : measure[Number(index)]!;
        total += sign === "-" ? -value : value;
      }
      return [name, Math.round(total)];
    }),
  );
}

/**
 * The lengths in a text, mm: every number with a unit or followed by one that has a unit, and every
 * bare three-digit number, as in "212 mm on one side and 480 on the other"; not the year of an edition.
 */
function lengthsIn(text: string) {
  const words = text.replace(/\]\([^)]*\)|\b20\d\d(?= edition)/g, "]");
  const number =
    /(?<![\d.,£:])(\d[\d,]*(?:\.\d+)?)(?=(?:(?: (?:x|by|to|and) [\d.,]+)? ?(mm|m|metres)\b)?)/g;
  return [...words.matchAll(number)].flatMap(([, digits, unit]) => {
    const value = Number(digits!.replace(/,/g, ""));
    if (!unit) return value >= 100 && Number.isInteger(value) ? [value] : [];
    return [unit === "mm" ? value : value * 1000];
  });
}

/** All texts of an entry except URLs, dates and slugs, which contain no measures. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    ["src", "updated", "uploadDate", "relatedServices", "towns"].includes(key)
      ? []
      : textsOf(inner),
  );
}

/** The lengths in a text that the project's measures do not contain, each with its file. */
function unknownLengths(text: string, project: string, file: string) {
  const measures = measuresOf(project);
  const known = new Set([...Object.values(figuresOf(measures)), ...Object.values(measures.told)]);
  return lengthsIn(text)
    .filter((length) => !known.has(length))
    .map((length) => `${file}: ${length} mm is not in ${measuresFile(project)}`);
}

/** Whether a project has measures that it is drawn to: the owner's have photographs instead. */
const isDrawn = (project: string) => existsSync(measuresFile(project));
const drawn = content.projects.filter(({ slug }) => isDrawn(slug));

describe.each(drawn)("$slug", ({ slug: project, file, ...fields }) => {
  test("its page shows the drawing, which states what the measures come to", ({ skip }) => {
    const shown = readText(file).includes(`drawings/project-${project}.svg`);
    skip(!shown, "Its page doesn't show its drawing.");
    const svg = readText(`${drawings}/project-${project}.svg`);
    const labels = [...svg.matchAll(/data-figure="([^"]+)" data-mm="(\d+)"/g)];
    const measures = measuresOf(project);
    const figures = figuresOf(measures);
    expect(Object.fromEntries(labels.map(([, name, mm]) => [name, Number(mm)]))).toEqual(
      Object.fromEntries(measures.drawn.map((name) => [name, figures[name]])),
    );
  });

  test("its words name no length that the measures don't have", () => {
    expect(unknownLengths(textsOf(fields).join("\n"), project, file)).toEqual([]);
  });
});

test("the guide's worked example is added up by the build, and its drawing has the same sums", () => {
  const guide = content.guides.find(({ slug }) => slug === "kitchen-extension-cost")!;
  const amounts = poundsIn(plainText("{{example:kitchen-extension}}", content));
  expect(amounts).toEqual(expect.arrayContaining([57600, 14000, 2000, 7160, 87000]));
  expect(fillWords("{{example:kitchen-extension.vat}}", content)).toBe("£10,560");
  expect(poundsIn(guide.body.split("## An example")[1]!.split("\n##")[0]!)).toEqual([]);
  // The letters of a drawing are outlines; its program has them as words.
  const program = readText("art/figures/guide_cost.py");
  for (const part of ["building", "kitchen", "architect", "contingency", "total"])
    expect(program).toContain(fillWords(`{{example:kitchen-extension.${part}}}`, content));
});

test("every drawing is what art/draw makes of today's measures", ({ skip }) => {
  const draw = "art/draw";
  const { status, stdout, stderr } = spawnSync(draw, ["--check"], { encoding: "utf8" });
  skip(!existsSync("art"), "The firm has drawings of its own.");
  skip(!process.env.CI && status !== 0 && status !== 1, "Python with fontTools is not installed.");
  expect(`${stdout}${stderr}`).toBe("");
  expect(status).toBe(0);
});

test("other pages name no length of a project that its measures don't have", () => {
  const { services, towns, serviceTowns, guides, posts, testimonials, information } = content;
  const others = [services, towns, serviceTowns, guides, posts, testimonials, information].flat();
  const notes = serviceTowns.flatMap(({ nearestProject, nearestNote = "", file }) =>
    nearestProject && isDrawn(nearestProject)
      ? unknownLengths(nearestNote, nearestProject, file)
      : [],
  );
  const linking = others.flatMap((entry) =>
    textsOf(entry)
      .flatMap((text) => text.split(/(?<=[.!?])\s|\n\n/))
      .flatMap((sentence) =>
        [...sentence.matchAll(/\]\(\/projects\/([a-z-]+)\)/g)].flatMap(([, project]) =>
          isDrawn(project!) ? unknownLengths(sentence, project!, entry.file) : [],
        ),
      ),
  );
  expect([...notes, ...linking]).toEqual([]);
});

test("every path of a drawing is whole: browsers draw nothing from a fault on", () => {
  for (const file of globSync(["app/content/pictures/**/*.svg", "public/*.svg"]))
    for (const [, data] of readText(file).matchAll(/<path\b[^>]*?\sd=["']([^"']*)/g)) {
      expect(() => new SVGPathData(data!), file).not.toThrow();
      expect(data, file).toMatch(/^\s*m/i);
    }
});
