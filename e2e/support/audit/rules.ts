/** Which rule of either engine tries which success criterion. */
import axe from "axe-core";
import { createRequire } from "node:module";

type Guideline = { id: string; checkpoints: { num: string; rules?: { id: string }[] }[] };
type EqualAccess = { Checker: new () => { getGuidelines: () => Guideline[] } };
const equalAccess = createRequire(import.meta.url)(
  "accessibility-checker-engine/ace-node.js",
) as EqualAccess;

/** Names of rules by success criterion, and criteria by rule, of both engines. */
const pairs = [
  // Tags such as `wcag1410`.
  ...axe.getRules().flatMap(({ ruleId, tags }) =>
    tags.flatMap((tag) => {
      const [, ...digits] = /^wcag(\d)(\d)(\d+)$/.exec(tag) ?? [];
      return digits.length > 0 ? [{ rule: ruleId, criterion: digits.join(".") }] : [];
    }),
  ),
  ...new equalAccess.Checker()
    .getGuidelines()
    .filter(({ id }) => id === "WCAG_2_2")
    .flatMap(({ checkpoints }) => checkpoints)
    .flatMap(({ num, rules = [] }) => rules.map(({ id }) => ({ rule: id, criterion: num }))),
];
const rulesOf = Map.groupBy(pairs, ({ criterion }) => criterion);
const pairsOf = Map.groupBy(pairs, ({ rule }) => rule);

/** The rules that try a success criterion. */
export const rulesFor = (criterion: string): string[] =>
  (rulesOf.get(criterion) ?? []).map(({ rule }) => rule);

/** The success criteria that a rule of either engine tries, such as "1.4.3"; none for good practice alone. */
export const criteriaOfRule = (rule: string): string[] =>
  (pairsOf.get(rule) ?? []).map(({ criterion }) => criterion);
