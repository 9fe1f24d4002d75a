import { expect, test } from "vitest";
import { withoutCopies } from "./handoff.ts";

// As the router writes { page: { jsonLd: "{…}", title: "Words" } }, with a later line beside it.
const data = `[{"_1":2},"page",{"_3":4,"_5":6},"jsonLd","{\\"@graph\\":[]}","title","Words"]\nP7:[1]\n`;

test("structured data does not travel beside its script", () => {
  expect(withoutCopies(data)).toBe(data.replace(String.raw`"{\"@graph\":[]}"`, '""'));
});

test("data without any is left as it is", () => {
  const plain = data.replace("jsonLd", "other");
  expect(withoutCopies(plain)).toBe(plain);
});

test("a value that is not there stays so", () => {
  const none = '[{"_1":-5},"jsonLd"]\n';
  expect(withoutCopies(none)).toBe(none);
});

test("a text that is also read under another key stays", () => {
  const shared = '[{"_1":2},"page",{"_3":5,"_4":5},"html","summary","<p>Words</p>"]\n';
  expect(withoutCopies(shared)).toBe(shared);
});
