/**
 * What has no evidence: untraceable reviews are banned (Digital Markets, Competition and Consumers
 * Act 2024, schedule 20) and claims must be provable (CAP Code 3.7). It stops the build of a real
 * firm's site; a sample firm may show it, and the launch check lists it.
 */
import { ratingWords } from "../lib/firmFacts.ts";
import { excerpt } from "../lib/shorten.ts";
import type { Content } from "./entries.server.ts";
import { fileIn, type ContentIssue } from "./source.server.ts";

/** Something the firm says of itself or of others, and where. */
type Statement = {
  thing: { sample?: boolean | undefined; evidence?: string | undefined } | undefined;
  file: string;
  field: string;
  /** Where it is marked as a sample, if not below that field: an entry is by one of its first fields. */
  sampleField?: string;
  /** What it says, for a message. */
  words: string;
  /** What would prove it. */
  proof?: string;
};

/** A statement has to be the firm's own. */
function needsOwn({
  thing,
  file,
  field,
  sampleField = `${field}.sample`,
  words,
}: Statement): ContentIssue[] {
  if (!thing?.sample) return [];
  const expected = `expected no sample: put your own in place of ${words} and take "sample: true" away, or take it all away`;
  return [{ file, field: sampleField, expected }];
}

/** It has to have what proves it as well. */
function needsEvidence(statement: Statement): ContentIssue[] {
  const { thing, file, field, words, proof = "what proves it" } = statement;
  if (!thing || thing.sample || thing.evidence) return needsOwn(statement);
  const expected = `expected evidence for ${words}: add "evidence:" with ${proof}, or take it away`;
  return [{ file, field, expected }];
}

/** Parts of /trust that state a fact about others; the rest describe how the firm works. */
const factsAboutOthers = new Set(["insurer", "cover", "memberships"]);

function profileIssues({ business, root }: Content): ContentIssue[] {
  const { award, claims, designer, hours, nextStart, ourPrices, rating, trust } = business;
  const file = fileIn({ root }, "business");
  return [
    ...claims.flatMap((thing, at) => {
      const words = `the claim "${thing.title}: ${excerpt(thing.words)}"`;
      return needsEvidence({ thing, file, field: `claims.${at}`, words });
    }),
    ...Object.entries(trust).flatMap(([part, thing]) => {
      const needs = factsAboutOthers.has(part) ? needsEvidence : needsOwn;
      return needs({ thing, file, field: `trust.${part}`, words: `"${thing.short}"` });
    }),
    ...(rating
      ? needsEvidence({
          thing: rating,
          file,
          field: "rating",
          words: ratingWords(rating),
          proof: "where these reviews can be read",
        })
      : []),
    ...needsEvidence({ thing: award, file, field: "award", words: `"${award?.name}"` }),
    ...needsOwn({
      thing: designer,
      file,
      field: "designer",
      words: "what is said of the designer",
    }),
    ...needsOwn({ thing: ourPrices, file, field: "ourPrices", words: "why your prices differ" }),
    ...needsOwn({ thing: nextStart, file, field: "nextStart", words: "the day you could start" }),
    ...hours.closures.flatMap((thing, at) =>
      needsOwn({ thing, file, field: `hours.closures.${at}`, words: `"${thing.reason}"` }),
    ),
  ];
}

function singleFileIssues({ faq, home, partners, root }: Content): ContentIssue[] {
  return [
    ...home.about.stats.flatMap(({ label, value, claim, evidence }, at) => {
      if (value === undefined || claim) return [];
      const words = `the figure "${value} ${label}"`;
      return needsEvidence({
        thing: { evidence },
        file: fileIn({ root }, "home"),
        field: `about.stats.${at}`,
        words,
      });
    }),
    ...faq.flatMap(({ questions }, group) =>
      questions.flatMap((thing, at) => {
        const field = `${group}.questions.${at}`;
        const words = `the answer to "${thing.question}"`;
        return needsOwn({ thing, file: fileIn({ root }, "faq"), field, words });
      }),
    ),
    ...partners.flatMap((thing, at) =>
      needsOwn({
        thing,
        file: fileIn({ root }, "partners"),
        field: `${at}`,
        words: `the partner "${thing.name}"`,
      }),
    ),
  ];
}

function entryIssues({ costs, information, projects, testimonials, tools }: Content) {
  return [
    ...costs.flatMap(({ file, ours }) =>
      needsOwn({ thing: ours, file, field: "ours", words: "these prices" }),
    ),
    ...tools.flatMap((tool) => {
      const thing = "sample" in tool ? tool : undefined;
      const words = `"${tool.title}"`;
      return needsOwn({ thing, file: tool.file, field: "", sampleField: "sample", words });
    }),
    // Other pages need these: they can't be taken away.
    ...information.flatMap(({ file, title, sample }): ContentIssue[] => {
      const expected = `expected no sample: write "${title}" by the law of where you work, or have it checked, and take "sample: true" away`;
      return sample ? [{ file, field: "sample", expected }] : [];
    }),
    ...projects.flatMap((thing) => {
      const words = `the project "${thing.title}"`;
      return needsOwn({ thing, file: thing.file, field: "", sampleField: "sample", words });
    }),
    ...testimonials.flatMap((thing) =>
      needsEvidence({
        thing,
        file: thing.file,
        field: "attribution",
        sampleField: "sample",
        words: `what "${thing.attribution}" says`,
        proof: "where it can be read, or what shows who gave it",
      }),
    ),
  ];
}

export const evidenceIssues = (content: Content): ContentIssue[] => [
  ...profileIssues(content),
  ...singleFileIssues(content),
  ...entryIssues(content),
];
