/** Replaces placeholders in double braces with the firm's details and figures. */
import { brief } from "../lib/shorten.ts";
import { dateToday, formatDate } from "../lib/dates.ts";
import { pounds } from "../lib/money.ts";
import { business, businessFile } from "./business.ts";
import { nextStartOf } from "./contact.ts";
import { addUp, exampleTable, typicalOf } from "./prices.server.ts";
import { measures, measuresFile, readCosts } from "./singletons.ts";

const details = ["name", "shortName", "email", "origin", "locality", "region"] as const;
/** Details that the profile may lack. */
const optionalDetails = ["legalName", "address", "companyNumber", "vatNumber", "host"] as const;

/** Lazy: issues in the profile are for its validator to report, not for this module. */
const profileFields = (): Record<string, string> => ({
  "business.phone": business.phone.display,
  "business.nextStart": formatDate(business.nextStart?.from ?? ""),
  ...Object.fromEntries(
    [...details, ...optionalDetails].map((name) => [`business.${name}`, business[name] ?? ""]),
  ),
});

/** Removes lines that contain a detail missing from the profile, or a start that is over. */
function withoutMissing(text: string): string {
  const missing: string[] = optionalDetails.filter((name) => business[name] === undefined);
  if (!nextStartOf(business, dateToday())) missing.push("nextStart");
  const namesOne = new RegExp(`\\{\\{\\s*business\\.(${missing.join("|")})\\s*\\}\\}`);
  return text
    .split("\n")
    .filter((line) => !namesOne.test(line))
    .join("\n");
}

/** What stands for a placeholder in words: "2 to 4 days"; a capital begins a sentence. */
const measureOf = (id: string, before: string) => {
  const words = measures.find((each) => each.id === id)?.is;
  return /(^|[.?!]["*)]*\s+|\n|\|\s*)$/.test(before) && words
    ? words.charAt(0).toUpperCase() + words.slice(1)
    : words;
};

let costsOnDisk: ReturnType<typeof readCosts> | undefined;

/**
 * A figure of the worked example of a job: `kitchen-extension` is all of it, `.total`, `.subtotal`,
 * `.contingency` or a line's id an amount; `.ours` the total with the firm's own prices,
 * `.vat` what a firm that is not registered takes off the job's own lines.
 */
function exampleOf(key: string): string | undefined {
  const [job, part] = key.split(".");
  costsOnDisk ??= readCosts();
  const example = costsOnDisk.find(({ slug }) => slug === job)?.example;
  if (!example) return undefined;
  if (!part) return exampleTable(example, costsOnDisk);
  const sum = addUp(example, costsOnDisk);
  const own = example.lines.filter(({ cost }) => cost === job).map(({ id }) => id);
  const amounts: Record<string, number> = {
    total: sum.total,
    subtotal: sum.subtotal,
    contingency: sum.contingency,
    ...Object.fromEntries(sum.lines.map(({ id, amount }) => [id, amount])),
  };
  if (part === "ours") amounts[part] = addUp(example, costsOnDisk, { isOurs: true }).total;
  if (part === "vat")
    amounts[part] = sum.total - addUp(example, costsOnDisk, { unregistered: own }).total;
  return amounts[part] === undefined ? undefined : pounds(amounts[part]);
}

/** The usual price of the firm itself for a job. */
function priceOf(job: string): string | undefined {
  costsOnDisk ??= readCosts();
  const ours = costsOnDisk.find(({ slug }) => slug === job)?.ours;
  return ours && typicalOf(ours).map(pounds).join(" to ");
}

/**
 * Replaces `{{business.field}}`, `{{claim:id}}` and `{{claim-title:id}}` with values from the
 * profile, `{{measure:id}}` with a time or size, `{{example:job}}` and `{{price:job}}` with sums.
 * Removes lines with a missing detail.
 * @throws if there is no such value, with the placeholder as the cause
 */
export function fillIn(text: string): string {
  const shown = withoutMissing(text);
  return shown.replace(/\{\{\s*([^}]+?)\s*\}\}/g, (whole, key: string, at: number) => {
    const [, kind, id = ""] = /^(claim|claim-title|measure|example|price):(.+)$/.exec(key) ?? [];
    const claim = business.claims.find((entry) => entry.id === id);
    const profile = `a field or a claim of ${businessFile}`;
    const values: Record<string, [expected: string, find: () => string | undefined]> = {
      claim: [profile, () => claim?.words],
      "claim-title": [profile, () => claim?.title],
      measure: [`an id of ${measuresFile}`, () => measureOf(id, shown.slice(0, at))],
      example: ["a cost with an example, and a part of it", () => exampleOf(id)],
      price: ["a cost with prices of our own", () => priceOf(id)],
    };
    const [expected, find] = values[kind ?? ""] ?? [profile, () => profileFields()[key]];
    const value = find();
    if (value === undefined)
      throw new Error(`${brief(whole)}: expected ${expected}`, { cause: whole });
    return value;
  });
}
