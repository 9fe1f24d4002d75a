/** Validation messages for schemas without one of their own, worded for the author of an entry. */
import { z } from "zod";

const nouns: Record<string, string> = {
  string: "words",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields of its own",
  record: "fields of its own",
};

const units: Record<string, string> = { array: " in the list", string: " characters" };
const count = (size: unknown, origin: string) => `${String(size)}${units[origin] ?? ""}`;

z.config({
  customError(issue) {
    switch (issue.code) {
      case "invalid_type":
        return `expected ${nouns[issue.expected] ?? issue.expected}`;
      case "invalid_value":
        return `expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
      case "too_small":
        return `expected ${issue.exact ? "" : issue.inclusive ? "at least " : "more than "}${count(issue.minimum, issue.origin)}`;
      case "too_big":
        return `expected ${issue.exact ? "" : "at most "}${count(issue.maximum, issue.origin)}`;
      case "unrecognized_keys":
        return `expected no field called ${issue.keys.join(", ")}`;
      default:
        return undefined;
    }
  },
});
