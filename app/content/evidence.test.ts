/** What has no evidence stops the build of a firm that is no sample, and says what to do. */
import { expect, test } from "vitest";
import { evidenceIssues } from "./evidence.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { smallTools } from "../fixtures/smallTools.ts";
import { tool } from "./schema/tools.ts";

/** The issues of the invented firm, which has evidence for everything, once it is changed. */
const issuesOf = (change: (content: ReturnType<typeof smallContent>) => unknown) => {
  const content = smallContent();
  change(content);
  return evidenceIssues(content).map(
    ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
  );
};

test("nothing is missing where there is evidence for everything", () =>
  expect(issuesOf(() => {})).toEqual([]));

test("claims, ratings, awards, figures and reviews need evidence, facts about others too", () => {
  const issues = issuesOf(({ business, home, testimonials }) => {
    const { rating, award, trust, claims } = business;
    const stated = [rating!, award!, trust.insurer!, trust.deposits!, claims[1]!, testimonials[0]!];
    for (const each of [...stated, home.about.stats[2]!]) delete each.evidence;
    home.about.stats[0] = { icon: "rule", label: "Where", text: "Mockbury" };
    home.about.stats[1] = { icon: "rule", label: "Two", value: 2, claim: "insured" };
  });
  const remedy = (words: string, proof = "what proves it") =>
    `expected evidence for ${words}: add "evidence:" with ${proof}, or take it away`;
  expect(issues).toEqual([
    `app/fixtures/firm/content/business.yaml: claims.1: ${remedy('the claim "Insured: For two million."')}`,
    `app/fixtures/firm/content/business.yaml: trust.insurer: ${remedy('"An insurer"')}`,
    `app/fixtures/firm/content/business.yaml: rating: ${remedy("4.5 out of 5 from 12 reviews", "where these reviews can be read")}`,
    `app/fixtures/firm/content/business.yaml: award: ${remedy('"Best door"')}`,
    `app/fixtures/firm/content/home.yaml: about.stats.2: ${remedy('the figure "3 Figure 3"')}`,
    `app/fixtures/firm/content/testimonials/quiet.md: attribution: ${remedy('what "Homeowner in Mockbury" says', "where it can be read, or what shows who gave it")}`,
  ]);
});

test("nothing is a sample, whatever is said to prove it", () => {
  const issues = issuesOf((content) => {
    const { business, partners, projects, testimonials, costs } = content;
    const { claims, rating, award, trust, designer } = business;
    const all = [claims[0], rating, award, trust.deposits, designer, partners[0], projects[1]];
    for (const each of [...all, testimonials[1]]) Object.assign(each!, { sample: true });
    const days = { from: "2031-02-01", to: "2031-02-02", until: "2031-01-01", sample: true };
    business.nextStart = days;
    business.ourPrices = { why: "More is in it.", sample: true };
    business.hours.closures = [{ ...days, reason: "A break" }];
    content.faq[0]!.questions[0]!.sample = true;
    content.information[0]!.sample = true;
    costs[0]!.ours = { low: 1, high: 2, date: "2026-01-01", sample: true };
    const made = { ...tool.parse({ ...smallTools.quote, sample: true }), slug: "a" };
    content.tools = [{ ...made, file: "app/fixtures/firm/content/tools/a.yaml" }];
  });
  expect(issues.map((issue) => issue.split(": expected")[0])).toEqual([
    "app/fixtures/firm/content/business.yaml: claims.0.sample",
    "app/fixtures/firm/content/business.yaml: trust.deposits.sample",
    "app/fixtures/firm/content/business.yaml: rating.sample",
    "app/fixtures/firm/content/business.yaml: award.sample",
    "app/fixtures/firm/content/business.yaml: designer.sample",
    "app/fixtures/firm/content/business.yaml: ourPrices.sample",
    "app/fixtures/firm/content/business.yaml: nextStart.sample",
    "app/fixtures/firm/content/business.yaml: hours.closures.0.sample",
    "app/fixtures/firm/content/faq.yaml: 0.questions.0.sample",
    "app/fixtures/firm/content/partners.yaml: 0.sample",
    "app/fixtures/firm/content/costs/door.yaml: ours.sample",
    "app/fixtures/firm/content/tools/a.yaml: sample",
    "app/fixtures/firm/content/pages/privacy.md: sample",
    "app/fixtures/firm/content/projects/shed.md: sample",
    "app/fixtures/firm/content/testimonials/older.md: sample",
  ]);
  expect(issues[13]).toBe(
    'app/fixtures/firm/content/projects/shed.md: sample: expected no sample: put your own in place of the project "Garden shed" and take "sample: true" away, or take it all away',
  );
});
