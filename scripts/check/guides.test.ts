/** Follows the guides in `docs` to the letter, in a copy of the content. */
import { spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderMarkdown } from "../../app/content/markdown.server.ts";
import { copySources } from "../lib/copySources.ts";

type Step = { file: string; write: string } | { file: string; from: string; to: string };

/**
 * Parses steps: "Write `file`:", "In `file`, change … to …", "in `file`, delete …", each with its
 * fenced text.
 */
function stepsOf(guide: string): Step[] {
  const fence = String.raw`\n\n\`\`\`\w+\n([\s\S]*?)\`\`\``;
  const pattern = new RegExp(
    String.raw`Write \`([^\`]+)\`:${fence}|[Ii]n \`([^\`]+)\`, (?:change${fence}\n\nto${fence}|delete${fence})`,
    "g",
  );
  return [...guide.matchAll(pattern)].map(([, written, write, file, from, to, gone]) =>
    written ? { file: written, write: write! } : { file: file!, from: from ?? gone!, to: to ?? "" },
  );
}

let scratch = "";
beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "guides-"));
  copySources(scratch, ["app", "package.json"], /\.(jpg|svg|mp4|webm)$/);
});
afterAll(() => rmSync(scratch, { recursive: true }));

/** Reads the copy's content and lists its pages, as a build would. */
function pages() {
  const program =
    'import("./app/seo/pages.server.ts").then((m) => console.log(m.getPages().map(({ path }) => path).join("\\n")))';
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", program], {
    cwd: scratch,
    encoding: "utf8",
  });
  return { paths: stdout.trim().split("\n"), message: stderr };
}

const guides = globSync("docs/{owner,developers}/*.md").toSorted();

const newPages: Record<string, string[]> = {
  "docs/developers/content-in-files.md": ["/projects/hall-bench-stroud", "/blog/oiling-a-worktop"],
  "docs/developers/add-a-route.md": ["/care"],
  "docs/developers/add-a-service.md": ["/services/fitted-bookcases"],
};

const withSteps = guides.filter((guide) => stepsOf(readFileSync(guide, "utf8")).length > 0);

test("the guides contain steps to follow", () => {
  expect(withSteps).toHaveLength(5);
});

test.each(withSteps)("%s does what it says", (guide) => {
  const before = new Map<string, string | undefined>();
  for (const step of stepsOf(readFileSync(guide, "utf8"))) {
    const path = join(scratch, step.file);
    const text = existsSync(path) ? readFileSync(path, "utf8") : undefined;
    if (!before.has(path)) before.set(path, text);
    mkdirSync(dirname(path), { recursive: true });
    if ("write" in step) {
      expect(text).toBeUndefined();
      writeFileSync(path, step.write);
    } else {
      expect(text).toContain(step.from);
      writeFileSync(path, text!.replace(step.from, step.to));
    }
  }
  const { paths, message } = pages();
  for (const [path, text] of before) {
    if (text === undefined) rmSync(path);
    else writeFileSync(path, text);
  }
  if (guide.endsWith("add-a-town.md")) {
    // As the guide says, the build names the pages that a service for all towns would lack.
    expect(message).toContain("service-towns/doors/tetbury.md to exist");
    expect(message).not.toContain("towns/tetbury.md: ");
  } else {
    expect(message).toBe("");
    expect(paths).toEqual(expect.arrayContaining(newPages[guide] ?? ["/"]));
  }
});

test("the guide to another firm removes what its check leaves out", () => {
  const guide = readFileSync("docs/developers/another-firm.md", "utf8");
  const check = readFileSync("scripts/check/otherFirm.ts", "utf8");
  const cleared = /rm -r app\/content\/\{([^}]+)\}/.exec(guide)![1]!.split(",");
  const leftOut = /content\\\/\(([^)]+)\)/.exec(check)![1]!.split("|");
  expect(cleared.length).toBeGreaterThan(5);
  expect(leftOut).toEqual(cleared);
});

test("each guide for the owner fits on one screen, with a picture of the form", () => {
  for (const guide of globSync("docs/owner/*.md")) {
    const text = readFileSync(guide, "utf8");
    expect(text.trimEnd().split("\n").length, guide).toBeLessThanOrEqual(40);
    // The overview and the guide to restoring something show no form.
    if (/README|get-something-back/.test(guide)) continue;
    const picture = /<img src="(pictures\/[^"]+)" alt="[^"]+"/.exec(text)?.[1];
    expect(existsSync(join("docs/owner", picture ?? "none")), guide).toBe(true);
  }
});

test("the inline picture that the owner's guide writes is shown on the page", () => {
  const [line] = /^!\[.*$/m.exec(readFileSync("docs/owner/your-photographs.md", "utf8"))!;
  expect(renderMarkdown(line).html).toMatch(
    /^<figure><img src="\/pictures\/drawings\/.+<figcaption>Measure in front <em>and<\/em> at the back\./,
  );
});

test("every link between the guides works", () => {
  for (const guide of guides) {
    const text = readFileSync(guide, "utf8").replace(/^```.*?^```/gms, "");
    for (const [, target] of text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)) {
      expect(existsSync(join(dirname(guide), target!)), `${guide}: ${target}`).toBe(true);
    }
  }
});

test("every npm command of the guides exists", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<string, string>;
  };
  const named = guides.flatMap((guide) =>
    [...readFileSync(guide, "utf8").matchAll(/npm (?:run |(?=start|test\b))([a-z:-]+)/g)].map(
      ([, name]) => name!,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});
