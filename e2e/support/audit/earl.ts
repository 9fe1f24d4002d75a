/**
 * What the engines did with pages, in the W3C's Evaluation and Report Language (https://www.w3.org/TR/EARL10-Schema/),
 * for tools that read it: one assertion for each rule on each page, in one state at one width.
 */
import { outcomesOf, type Look } from "./auditRecord.ts";

/** EARL's name for each outcome. */
const earl = {
  passed: "earl:passed",
  failed: "earl:failed",
  incomplete: "earl:cantTell",
  inapplicable: "earl:inapplicable",
} as const;

const context = {
  "@vocab": "http://www.w3.org/ns/earl#",
  earl: "http://www.w3.org/ns/earl#",
  dct: "http://purl.org/dc/terms/",
  doap: "http://usefulinc.com/ns/doap#",
  assertedBy: { "@type": "@id" },
  mode: { "@type": "@id" },
  outcome: { "@type": "@id" },
  subject: { "@type": "@id" },
};

/** @param at when the run ended */
export function toEarl(looks: Look[], at: Date): object {
  const engines = [...new Set(looks.map(({ engine }) => engine))];
  const asserters = engines.map((engine, index) => {
    const [, name, version] = /^(.+) (\S+)$/.exec(engine)!;
    return {
      "@id": `_:engine${index}`,
      "@type": "Software",
      "doap:name": name,
      "doap:revision": version,
    };
  });
  const subjects = looks.map(({ url, state, width, browser }, index) => ({
    "@id": `_:look${index}`,
    "@type": "TestSubject",
    "dct:source": new URL(url).pathname,
    "dct:title": state,
    "dct:description": `${width} px wide, ${browser}`,
    "dct:date": at.toISOString(),
  }));
  const assertions = looks.flatMap((look, index) =>
    [...outcomesOf(look)].map(([rule, outcome]) => ({
      "@type": "Assertion",
      assertedBy: `_:engine${engines.indexOf(look.engine)}`,
      subject: `_:look${index}`,
      test: { "@type": "TestRequirement", "dct:identifier": rule },
      mode: "earl:automatic",
      result: { "@type": "TestResult", outcome: earl[outcome] },
    })),
  );
  return { "@context": context, "@graph": [...asserters, ...subjects, ...assertions] };
}
