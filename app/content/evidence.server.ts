/**
 * What has no evidence: untraceable reviews are banned (Digital Markets, Competition and Consumers
 * Act 2024, schedule 20) and claims must be provable (CAP Code 3.7). It stops the build of a real
 * firm's site; a sample firm may show it, and the launch check lists it.
 */
import { excerpt } from "../lib/shorten.ts";
import { businessFile, fileOf } from "./fileOf.ts";
import type { Content } from "./entries.server.ts";
import type { ContentIssue } from "./source.server.ts";

type Statement = { sample?: boolean | undefined; evidence?: string | undefined };

/** Parts of /trust that state a fact about others; the rest describe how the firm works. */
const factsAboutOthers = new Set(["insurer", "cover", "memberships"]);

export function evidenceIssues(content: Content): ContentIssue[] {
  const issues: ContentIssue[] = [];
  const { business, home } = content;

  /** What a field has to be: the firm's own. */
  const needsOwn = (thing: Statement | undefined, file: string, field: string, words: string) => {
    if (!thing?.sample) return;
    const expected = `expected no sample: put your own in place of ${words} and take "sample: true" away, or take it all away`;
    // An entry that is a file is marked by its first fields.
    const isEntry = field === "sample" || field === "attribution";
    issues.push({ file, field: isEntry ? "sample" : `${field}.sample`, expected });
  };
  /** What a field has to have as well: what proves it. */
  const needsEvidence = (
    thing: Statement | undefined,
    file: string,
    field: string,
    words: string,
    proof = "what proves it",
  ) => {
    needsOwn(thing, file, field, words);
    if (!thing || thing.sample || thing.evidence) return;
    const expected = `expected evidence for ${words}: add "evidence:" with ${proof}, or take it away`;
    issues.push({ file, field, expected });
  };

  for (const [at, claim] of business.claims.entries())
    needsEvidence(
      claim,
      businessFile,
      `claims.${at}`,
      `the claim "${claim.title}: ${excerpt(claim.words)}"`,
    );
  for (const [part, fact] of Object.entries(business.trust)) {
    const needs = factsAboutOthers.has(part) ? needsEvidence : needsOwn;
    needs(fact, businessFile, `trust.${part}`, `"${fact.short}"`);
  }
  const { rating, award } = business;
  needsEvidence(
    rating,
    businessFile,
    "rating",
    `${rating?.value} out of ${rating?.best} from ${rating?.count} reviews`,
    "where these reviews can be read",
  );
  needsEvidence(award, businessFile, "award", `"${award?.name}"`);
  needsOwn(business.designer, businessFile, "designer", "what is said of the designer");
  needsOwn(business.ourPrices, businessFile, "ourPrices", "why your prices differ");
  needsOwn(business.nextStart, businessFile, "nextStart", "the day you could start");
  for (const [at, closure] of business.hours.closures.entries())
    needsOwn(closure, businessFile, `hours.closures.${at}`, `"${closure.reason}"`);
  for (const [at, { label, value, claim, evidence }] of home.about.stats.entries())
    if (value !== undefined && !claim)
      needsEvidence(
        { evidence },
        fileOf("home"),
        `about.stats.${at}`,
        `the figure "${value} ${label}"`,
      );
  for (const [group, { questions }] of content.faq.entries())
    for (const [at, asked] of questions.entries())
      needsOwn(
        asked,
        fileOf("faq"),
        `${group}.questions.${at}`,
        `the answer to "${asked.question}"`,
      );
  for (const { file, ours } of content.costs) needsOwn(ours, file, "ours", "these prices");
  for (const tool of content.tools)
    needsOwn("sample" in tool ? tool : {}, tool.file, "sample", `"${tool.title}"`);
  // Other pages need these: they can't be taken away.
  for (const { file, title, sample } of content.information)
    if (sample)
      issues.push({
        file,
        field: "sample",
        expected: `expected no sample: write "${title}" by the law of where you work, or have it checked, and take "sample: true" away`,
      });
  for (const project of content.projects)
    needsOwn(project, project.file, "sample", `the project "${project.title}"`);
  for (const testimonial of content.testimonials)
    needsEvidence(
      testimonial,
      testimonial.file,
      "attribution",
      `what "${testimonial.attribution}" says`,
      "where it can be read, or what shows who gave it",
    );
  for (const [at, partner] of content.partners.entries())
    needsOwn(partner, fileOf("partners"), `${at}`, `the partner "${partner.name}"`);
  return issues;
}
