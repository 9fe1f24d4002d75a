/**
 * Writes what the audits of a run did, for an auditor: every look of an engine at a page or a story,
 * and what was tried for each success criterion. `index.html` to read, `results.json` and `earl.json` for
 * tools.
 */
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { getPages } from "../../../app/seo/pages.server.ts";
import { auditPage, type Scenario } from "./auditPage.ts";
import { attachmentName, type AuditRecord, type Look } from "./auditRecord.ts";
import { toEarl } from "./earl.ts";
import { criteriaOfTest, findingsOf } from "./readResult.ts";
import { isStoryAddress } from "../browser/storybook.ts";

export default class AuditReporter implements Reporter {
  private readonly looks: Look[] = [];
  private readonly scenarios: Scenario[] = [];
  private readonly folder: string;

  constructor({ folder }: { folder: string }) {
    this.folder = folder;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const outcome = test.outcome();
    const findings = outcome === "unexpected" ? findingsOf(test, result) : [];
    const named = findings.flatMap((finding) => finding.criteria ?? []);
    const criteria = criteriaOfTest(test);
    // What a test is tagged with may hold where it failed for another criterion, which its findings name.
    const unmet = outcome === "unexpected" ? [...new Set(named.length > 0 ? named : criteria)] : [];
    if (criteria.length > 0 || findings.length > 0)
      this.scenarios.push({
        title: test.titlePath().slice(2).filter(Boolean).join(" › "),
        project: test.parent.project()!.name,
        outcome,
        criteria,
        failed: unmet,
        // The engines' own are in their records.
        findings: findings.filter(({ engine }) => !engine),
      });
    for (const { name, body } of result.attachments) {
      if (name !== attachmentName || !body) continue;
      const record = JSON.parse(body.toString()) as AuditRecord;
      const { pathname } = new URL(record.url);
      const page = getPages().find(({ path }) => path === pathname);
      const kind = isStoryAddress(pathname) ? "story" : (page?.kind ?? "not-found");
      this.looks.push({ ...record, kind });
    }
  }

  onEnd(): void {
    if (this.looks.length === 0) return;
    const key = ({ kind, url, state, width }: Look) =>
      `${kind === "story" ? 1 : 0} ${kind} ${url} ${state} ${width}`;
    const looks = this.looks.toSorted((a, b) => key(a).localeCompare(key(b)));
    const ofPages = looks.filter(({ kind }) => kind !== "story");
    const at = new Date();
    const { stdout } = spawnSync("git", ["describe", "--always", "--dirty"], { encoding: "utf8" });
    const run = { at, commit: stdout?.trim() || "not known", pageCount: getPages().length };
    const write = (file: string, text: string) => writeFileSync(`${this.folder}/${file}`, text);
    mkdirSync(this.folder, { recursive: true });
    write("results.json", JSON.stringify({ looks, scenarios: this.scenarios }, undefined, 1));
    write("earl.json", JSON.stringify(toEarl(ofPages, at)));
    write("index.html", auditPage(looks, this.scenarios, run));
  }
}
