/** Replaces placeholders in double braces with the firm's details and figures. */
import { brief } from "../lib/brief.ts";
import { formatDate } from "../lib/dates.ts";
import { auditSummary } from "./audit.server.ts";
import { business, businessFile } from "./business.ts";
import { unprovenClaims, withoutClaims } from "./proof.server.ts";

const details = ["name", "shortName", "email", "origin", "locality", "region"] as const;
/** Details that the profile may lack. */
const optionalDetails = ["legalName", "address", "companyNumber", "vatNumber", "host"] as const;

/** Lazy: faults in the profile are for its validator to report, not for this module. */
const profileFields = (): Record<string, string> => ({
  "business.phone": business.phone.display,
  ...Object.fromEntries(
    [...details, ...optionalDetails].map((name) => [`business.${name}`, business[name] ?? ""]),
  ),
});

/** Removes lines that contain a detail missing from the profile. */
function withoutMissing(text: string): string {
  const missing = optionalDetails.filter((name) => business[name] === undefined);
  const namesOne = new RegExp(`\\{\\{\\s*business\\.(${missing.join("|")})\\s*\\}\\}`);
  return text
    .split("\n")
    .filter((line) => !namesOne.test(line))
    .join("\n");
}

/** Results of the last audit, for the accessibility statement. */
function auditFields(): Record<string, string | undefined> {
  const { date, routes, kinds, axe, equalAccess, tests, criteria } = auditSummary();
  const failures = axe.failures + equalAccess.failures + tests.failed;
  return {
    "audit.date": formatDate(date),
    "audit.pages": String(routes),
    "audit.kinds": String(kinds),
    "audit.failures": failures === 0 ? "no failures" : `${failures} failures`,
    "audit.criteria": String(criteria.total),
    "audit.tested": String(criteria.byScript + criteria.byMachine),
    "audit.person": String(criteria.open + criteria.byHandToo),
    "audit.nothing": String(criteria.doesNotArise),
  };
}

/**
 * Replaces `{{business.field}}`, `{{audit.field}}`, `{{claim:id}}` and `{{claim-title:id}}` with
 * values from the profile and the last audit. Removes lines with a missing detail, and sentences
 * with a claim that is not shown.
 * @throws if there is no such field or claim, with the placeholder as the cause
 */
export function fillIn(text: string): string {
  const shown = withoutClaims(withoutMissing(text), unprovenClaims(business));
  return shown.replace(/\{\{\s*([^}]+?)\s*\}\}/g, (whole, key: string) => {
    const [, part, id] = /^claim(-title)?:(.+)$/.exec(key) ?? [];
    const claim = business.claims.find((entry) => entry.id === id);
    const field = key.startsWith("audit.") ? auditFields()[key] : profileFields()[key];
    const value = id === undefined ? field : part ? claim?.title : claim?.words;
    if (value === undefined)
      throw new Error(`${brief(whole)}: expected a field or a claim of ${businessFile}`, {
        cause: whole,
      });
    return value;
  });
}
