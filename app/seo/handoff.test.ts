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

test("what only the markup is made of does not travel, what shares a value with it does", () => {
  // { root: { drawn: { words: "Only drawn", name: "Both" }, title: "Both" } }
  const drawn =
    '[{"_1":2},"root",{"_3":4,"_5":8},"drawn",{"_6":7,"_9":8},"title","words","Only drawn","Both","name"]\n';
  expect(withoutCopies(drawn)).toBe(
    '[{"_1":2},"root",{"_3":-7,"_5":8},"drawn",0,"title",0,0,"Both",0]\n',
  );
});

test("where more lines follow, what they may name stays in its place", () => {
  const drawn = '[{"_1":2},"drawn",{"_3":4},"words","Only drawn"]\nP2:[4]\n';
  expect(withoutCopies(drawn)).toBe('[{"_1":-7},"drawn",{"_3":4},"words","Only drawn"]\nP2:[4]\n');
});
