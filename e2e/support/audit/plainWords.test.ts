import { expect, test } from "vitest";
import { inPlainWords, inShort, wrap } from "./plainWords.ts";

test("markup is told without styles, drawings and the classes of libraries", () => {
  const markup = `<button class="MuiButtonBase-root site-1abc wide" style="top: 1px" data-stop="3">
    <svg viewBox="0 0 9 9"><path d="M0 0h9"></path></svg> Call</button>`;
  expect(inShort(markup)).toBe('<button class="wide"> <svg> Call</button>');
});

test("a list of classes none of which is our own is left out", () => {
  expect(inShort('<a class="css-1 MuiLink-root" href="/">')).toBe('<a href="/">');
});

test("what is long ends with an ellipsis", () => {
  expect(inShort(`<p>${"a".repeat(200)}</p>`, 10)).toBe("<p>aaaaaaa …");
});

test("a role that only specialists know has a name as well", () => {
  expect(inPlainWords('contentinfo > navigation "Legal"')).toBe(
    'footer landmark (contentinfo) > navigation "Legal"',
  );
  expect(inPlainWords("There is no banner landmark.")).toBe(
    "There is no header landmark (banner).",
  );
});

test("long lines are broken between words, and a command so that it still runs", () => {
  const long = "word ".repeat(30).trim();
  expect(wrap(`short\n${long}`)).toBe(`short\n${long.slice(0, 94)}\n      ${long.slice(95)}`);
  expect(wrap(`  npm test -- ${long}`)).toMatch(/word \\\n {6}word/);
  expect(wrap("x".repeat(110))).toBe(`${"x".repeat(98)}\n      ${"x".repeat(12)}`);
});
