/**
 * Whatever a query or hash contains: no error, no dialog, no injected script.
 *
 *   FUZZ=2000 FUZZ_SEED=7 npx playwright test --project=rest e2e/site/fuzz.spec.ts
 */
import { expect, test, type Page } from "@playwright/test";
import * as fc from "fast-check";
import { recordProblems } from "../support/recordProblems.ts";
import { visit } from "../support/hydrated.ts";
import { pages } from "../support/pages.ts";
import { onlyFull } from "../support/screen.ts";

const runs = Number(process.env.FUZZ ?? 200);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);

const planted = "<i id=planted>";

const attacks = [
  `${planted}<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>${planted}`,
  `';alert(1);//${planted}`,
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//elsewhere.example",
  "\\\\elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "%00",
  "%E0%A4%A",
  "%",
  "%ff%fe",
  "__proto__",
  "constructor",
  "[(?*",
  "{{7*7}}",
  "${7*7}",
  "' OR 1=1--",
  "‮txt.exe",
  "🪚",
  "A".repeat(3000),
];

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...attacks) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 2, arbitrary: fc.constantFrom(...pages.map(({ path }) => path)) },
);

/** Navigates to each URL on the client; returns those that break the page. */
const visitAll = (page: Page, addresses: string[]) =>
  page.evaluate(async (all) => {
    const faults: string[] = [];
    for (const address of all) {
      history.replaceState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const title = document.querySelector("h1")?.textContent;
      if (!title || title === "This page could not be shown") faults.push(`lost: ${address}`);
      if (document.querySelector("#planted, main script:not([type]), img[src=x]"))
        faults.push(`planted: ${address}`);
    }
    return faults;
  }, addresses);

test(
  `${runs} searches and hashes in the address: text stays text, a hash scrolls at most`,
  onlyFull,
  async ({ page, baseURL }) => {
    test.setTimeout(60_000 + runs * 800);
    const problems = await recordProblems(page, baseURL!);
    page.on("dialog", (dialog) => {
      problems.push(`dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    const texts = fc.sample(word, { numRuns: runs, seed });
    await visit(page, "/search");
    const search = (words: string) => `/search?q=${encodeURIComponent(words.toWellFormed())}`;
    expect(await visitAll(page, texts.map(search))).toEqual([]);
    // The query does reach the page.
    await visitAll(page, [search(attacks[0]!)]);
    await expect(page.getByRole("searchbox")).toHaveValue(attacks[0]!);
    const hashes = texts.map((words) => `/faq#${words.toWellFormed().replace(/[\r\n\t]/g, "")}`);
    expect(await visitAll(page, hashes)).toEqual([]);
    expect(problems).toEqual([]);
  },
);
