import type { Page } from "@playwright/test";
import { words } from "../../app/content/singletons.ts";
import type { Finding } from "../support/audit/finding.ts";
import { inPlainWords } from "../support/audit/plainWords.ts";
import { isWide } from "../support/browser/screen.ts";

/** The landmarks of every page, in order, each within those before ">"; axe finds what stands outside them. */
const landmarks = (kind: string, isOnPhone: boolean) => [
  "banner",
  'banner > navigation "Main"',
  "main",
  ...(kind === "home"
    ? []
    : [`main >${/^(guide|post)$/.test(kind) ? " article >" : ""} navigation "Breadcrumb"`]),
  "contentinfo",
  ...[words.labels.services, words.labels.towns, words.labels.more, "Legal"].map(
    (name) => `contentinfo > navigation "${name}"`,
  ),
  'complementary "Quick contact"',
  ...(isOnPhone ? ['navigation "Quick links"'] : []),
];

/**
 * The landmarks that a page has, written as above; within `main` the breadcrumb alone, since the others are each
 * page's own.
 */
async function landmarksOf(page: Page): Promise<string[]> {
  const tree = await page.locator("body").ariaSnapshot();
  const roles = "banner|main|article|contentinfo|complementary|navigation|region|search";
  const around: { depth: number; name: string }[] = [];
  const all = tree.split("\n").flatMap((line) => {
    const [, indent, name] = new RegExp(`^( *)- ((?:${roles})(?: "[^"]*")?)`).exec(line) ?? [];
    if (indent === undefined || name === undefined) return [];
    while (around.length > 0 && around.at(-1)!.depth >= indent.length) around.pop();
    around.push({ depth: indent.length, name });
    return [around.map((landmark) => landmark.name).join(" > ")];
  });
  return all.filter((path) => !path.startsWith("main >") || path.endsWith('"Breadcrumb"'));
}

/** Where the expectation is, for a change that is meant. */
const ifMeant =
  "If it is meant, change what is expected: the list in e2e/a11y/landmarks.ts; its names are in app/content/words.yaml.";

/** A finding for each landmark that a page lacks, or has besides those of every page. */
export async function wrongLandmarks(page: Page, kind: string): Promise<Finding[]> {
  const wanted = landmarks(kind, !isWide(page));
  const found = await landmarksOf(page);
  if (found.join() === wanted.join()) return [];
  const place = new URL(page.url()).pathname;
  const widths = [page.viewportSize()!.width];
  const missing = wanted.filter((landmark) => !found.includes(landmark));
  const others = found.filter((landmark) => !wanted.includes(landmark));
  const told = [
    ...missing.map((landmark) => `a screen reader's landmark is missing: ${landmark}`),
    ...others.map((landmark) => `a screen reader's landmark that is not expected: ${landmark}`),
  ];
  const isOrder = told.length === 0;
  if (isOrder) told.push(`a screen reader's landmarks come in another order: ${found.join(", ")}`);
  return told.map((what) => ({
    what: inPlainWords(what),
    place,
    widths,
    more: [...(isOrder ? [`Expected: ${inPlainWords(wanted.join(", "))}`] : []), ifMeant],
  }));
}
