import { test, type Page } from "@playwright/test";

/** What a rule says of an element. */
export type Result = { rule: string; message: string; target: string };

/** A result that an engine leaves to a person. */
export type Incomplete = Result & {
  /** What settles it; undefined makes it a finding. */
  settled?: string;
};

/** What an engine did with one page or story, in one state at one width. */
export type AuditRecord = {
  /** Name and version. */
  engine: string;
  /** Name and version. */
  browser: string;
  url: string;
  /** What is open or chosen, or the name of a story. */
  state: string;
  /** Of the window, px. */
  width: number;
  /** Names of rules. */
  passed: string[];
  inapplicable: string[];
  failed: Result[];
  incomplete: Incomplete[];
};

/** A record as the reporter has it: with the kind of page, or "story". */
export type Look = AuditRecord & { kind: string };

/** The worst first. */
export const outcomes = ["failed", "incomplete", "passed", "inapplicable"] as const;
export type Outcome = (typeof outcomes)[number];

/** The worst outcome of each rule, since one may pass for some elements and not for others. */
export function outcomesOf(look: AuditRecord): Map<string, Outcome> {
  const worst = new Map<string, Outcome>();
  for (const outcome of outcomes)
    for (const result of look[outcome]) {
      const rule = typeof result === "string" ? result : result.rule;
      if (!worst.has(rule)) worst.set(rule, outcome);
    }
  return worst;
}

/** Name of the attachments that `auditReporter.ts` collects. */
export const attachmentName = "audit";

/** Adds what an engine did with a page, as it is now, to the auditor's report. */
export const report = (
  page: Page,
  record: Omit<AuditRecord, "browser" | "url" | "width">,
): Promise<void> => {
  const browser = page.context().browser()!;
  const full: AuditRecord = {
    ...record,
    browser: `${browser.browserType().name()} ${browser.version()}`,
    url: page.url(),
    width: page.viewportSize()!.width,
  };
  return test.info().attach(attachmentName, {
    contentType: "application/json",
    body: JSON.stringify(full),
  });
};
