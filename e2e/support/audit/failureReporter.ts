/** Lists the failures of a run by their cause, on a page beside Playwright's report and below the run's output. */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { causesOf } from "./causes.ts";
import type { Failure } from "./failure.ts";
import { causesPage, causesText } from "./causesPage.ts";
import { changesOf, criteriaOfTest, findingsOf, pathOf } from "./readResult.ts";

export default class FailureReporter implements Reporter {
  private readonly failures: Failure[] = [];
  private readonly drawings = new Map<string, Buffer>();
  private readonly folder: string;

  /** @param folder for the page and its drawings, within that of Playwright's report */
  constructor({ folder }: { folder: string }) {
    this.folder = folder;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    if (test.outcome() !== "unexpected") return;
    const changed = changesOf(result);
    this.failures.push({
      id: test.id,
      title: test.title,
      project: test.parent.project()!.name,
      file: relative(process.cwd(), test.location.file),
      path: pathOf(result),
      criteria: criteriaOfTest(test),
      isAcceptable: changed.length > 0,
      drawings: this.keepDrawings(result),
      findings: findingsOf(test, result),
      changed,
    });
  }

  /** Keeps the drawings of what changed, under a number each. */
  private keepDrawings({ attachments }: TestResult) {
    return attachments.flatMap(({ name, body, contentType }) => {
      if (!body || !name.endsWith("-diff") || contentType !== "image/svg+xml") return [];
      const file = `${this.drawings.size + 1}.svg`;
      this.drawings.set(file, body);
      return [{ name: name.slice(0, -"-diff".length), file }];
    });
  }

  // Once Playwright's report is written, which empties its folder.
  async onExit(): Promise<void> {
    if (this.failures.length === 0) return;
    const causes = causesOf(this.failures, process.env.STORIES);
    const page = join(this.folder, "index.html");
    mkdirSync(this.folder, { recursive: true });
    for (const { drawn } of causes)
      if (drawn) writeFileSync(join(this.folder, drawn.file), this.drawings.get(drawn.file)!);
    writeFileSync(page, causesPage(causes));
    console.log(`${causesText(causes)}\n\nWith pictures: ${page}`);
  }
}
