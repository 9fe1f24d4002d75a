/** What a validator says where a schema says nothing of its own: for whoever wrote the entry. */
import { z } from "zod";

const nouns: Record<string, string> = {
  string: "words",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "fields of its own",
};

const count = (size: unknown, origin: string) =>
  origin === "array" ? `${String(size)} in the list` : String(size);

z.config({
  customError(issue) {
    switch (issue.code) {
      case "invalid_type":
        return `expected ${nouns[issue.expected] ?? issue.expected}`;
      case "invalid_value":
        return `expected ${issue.values.length > 1 ? "one of " : ""}${issue.values.map(String).join(", ")}`;
      case "too_small":
        return issue.origin === "string"
          ? undefined
          : `expected ${issue.exact ? "" : "at least "}${count(issue.minimum, issue.origin)}`;
      case "too_big":
        return issue.origin === "string"
          ? `expected at most ${String(issue.maximum)} characters`
          : `expected ${issue.exact ? "" : "at most "}${count(issue.maximum, issue.origin)}`;
      case "unrecognized_keys":
        return `expected no field called ${issue.keys.join(", ")}`;
      default:
        return undefined;
    }
  },
});
