/**
 * Says in words what failed: each assertion above its code, with where, what was expected and found, and for which
 * criterion; and all failures by their cause, on the report's first page and below the run's output.
 */
import type {
  Reporter,
  TestCase,
  TestError,
  TestResult,
  TestStep,
} from "@playwright/test/reporter";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { causesOf, faultsBeside, type Cause, type Failure } from "./causes.ts";
import { readCriteria } from "../../../scripts/lib/criteria.ts";
import { wrap } from "./plainWords.ts";
import { plainFailure } from "./plainFailure.ts";
import { changesAttached, faultsIn, type ChangeTold } from "./told.ts";
import { causesPage, causesText } from "./causesPage.ts";
import { headed } from "./failWith.ts";

const inOrder = (steps: TestStep[]): TestStep[] =>
  steps.flatMap((step) => [step, ...inOrder(step.steps)]);

/** What is on the page when a test fails, which Playwright attaches. */
function snapshotOf({ attachments }: TestResult): string | undefined {
  const path = attachments.find(({ name }) => name === "error-context")?.path;
  if (!path || !existsSync(path)) return undefined;
  return /```yaml\n(.*?)\n```/s.exec(readFileSync(path, "utf8"))?.[1];
}

/** The shape of each panel that a page shows alone, by its fragment, as the drawing itself says it. */
const shapesIn = (drawing: string) =>
  Object.fromEntries(
    [...drawing.matchAll(/<view id="(\w+)" viewBox="\S+ \S+ (\S+) (\S+)"/g)].map(
      ([, id, width, height]) => [id, Number(width) / Number(height)],
    ),
  );

/** The drawings of what changed, with the files that Playwright's report gives them: each is named by its content. */
const drawingsIn = ({ attachments }: TestResult) =>
  attachments.flatMap(({ name, body, contentType }) =>
    body && name.endsWith("-diff") && contentType === "image/svg+xml"
      ? [
          {
            name: name.replace(/-diff$/, ""),
            file: `data/${createHash("sha1").update(body).digest("hex")}.svg`,
            shapes: shapesIn(body.toString()),
          },
        ]
      : [],
  );

function changesIn({ attachments }: TestResult): ChangeTold[] {
  const body = attachments.find(({ name }) => name === changesAttached)?.body;
  return body ? (JSON.parse(body.toString()) as ChangeTold[]) : [];
}

/** What a test did last before it failed. */
function lastAction(steps: TestStep[]) {
  const acted = /^(Press|Click|Double click|Tap|Fill|Type|Check|Select|Hover|Drag|Go|Reload)/;
  const failing = steps.findLastIndex(({ error }) => error);
  const last = steps.slice(0, Math.max(0, failing)).findLast(({ title }) => acted.test(title));
  return last && { action: last.title, locator: last.subtitle };
}

/** Puts an assertion that failed in words, above its code. */
function addWords(test: TestCase, result: TestResult, steps: TestStep[], path?: string): void {
  // What was waited for when the time was up comes second.
  const [first, second] = result.errors;
  const error = first?.message?.includes("Test timeout") && second ? second : first;
  // Those of `failWith` have no name, and are in words.
  const message = stripVTControlCharacters(error?.message ?? "");
  if (!/^(\w*Error:|Test timeout)/.test(message)) return;
  const location = error?.location ?? steps.findLast((step) => step.error)?.location;
  const numbers = new Set(test.tags.map((tag) => tag.replace("@wcag-", "")));
  const lines = plainFailure({
    message,
    title: test.title,
    path,
    width: steps.some(({ title }) => title === "Set viewport size")
      ? undefined
      : test.parent.project()?.use.viewport?.width,
    last: lastAction(steps),
    criteria: readCriteria()
      .filter(({ number }) => numbers.has(number))
      .map(({ number, name, level }) => `${number} ${name} (${level})`),
    at: location && `${relative(process.cwd(), location.file)}:${location.line}`,
    code: error?.snippet && stripVTControlCharacters(error.snippet),
    snapshot: snapshotOf(result),
  });
  result.errors.unshift({ message: [headed("Mend first."), ...lines].join("\n") });
}

type Seen = { failure: Failure; errors: TestResult["errors"] };
const isAccept = ({ message }: { message?: string }) => message?.includes("Accept if it is meant.");

/** Changes an error that is in words. Reporters show the stack where there is one; that of `failWith` is its message. */
function say(error: TestError, message: string): void {
  if (error.stack && error.stack !== error.message) return;
  if (error.stack) error.stack = message;
  error.message = message;
}

/** Says where a picture may be accepted that its page or its part also fails otherwise. */
function addFaultsBeside(seen: Seen[]): void {
  for (const { failure, errors } of seen) {
    const accept = errors.find(isAccept);
    if (!accept) continue;
    const [heading, ...lines] = accept.message!.split("\n");
    const others = faultsBeside(
      failure,
      seen.map((other) => other.failure),
    );
    say(accept, [heading, ...others, ...lines].join("\n"));
  }
}

export default class PlainReporter implements Reporter {
  private readonly seen: Seen[] = [];
  private causes: Cause[] = [];
  private readonly folder: string;

  /** @param folder of Playwright's report in HTML */
  constructor({ folder }: { folder: string }) {
    this.folder = folder;
  }

  // Before the reporters that show the errors, which read them at the end.
  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() !== "unexpected") return;
    const steps = inOrder(result.steps);
    const path = steps.findLast(({ title }) => title === "Navigate")?.subtitle;
    addWords(test, result, steps, path);
    const { errors } = result;
    const failure = {
      id: test.id,
      title: test.title,
      project: test.parent.project()!.name,
      file: relative(process.cwd(), test.location.file),
      path,
      criteria: test.tags.map((tag) => tag.replace("@wcag-", "")),
      isAcceptable: errors.some(isAccept),
      drawings: drawingsIn(result),
      mend: faultsIn(errors.map(({ message = "" }) => message)),
      changed: changesIn(result),
    };
    this.seen.push({ failure, errors });
  }

  onEnd(): void {
    addFaultsBeside(this.seen);
    this.causes = causesOf(
      this.seen.map(({ failure }) => failure),
      process.env.STORIES,
    );
    for (const { errors } of this.seen)
      for (const error of errors) if (error.message) say(error, wrap(error.message));
  }

  // Once the others have written theirs.
  async onExit(): Promise<void> {
    if (this.causes.length === 0) return;
    console.log(causesText(this.causes));
    const index = `${this.folder}/index.html`;
    if (!existsSync(index)) return;
    renameSync(index, `${this.folder}/tests.html`);
    writeFileSync(index, causesPage(this.causes));
  }
}
