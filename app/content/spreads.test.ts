import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { evenly, renderSpreads } from "./spreads.server.ts";

test.each([
  [[3, 4, 5], 1, [3]],
  [[3, 4, 5], 3, [1, 1, 1]],
  // Sections of 8 and 2 stand together, so that no part has more than 10.
  [[10, 8, 2, 9], 3, [1, 2, 1]],
  [[1, 1, 1, 9], 2, [3, 1]],
])("sections of %j in %i parts", (sizes, count, parts) => {
  expect(evenly(sizes, count)).toEqual(parts);
});

test("a text in parts: each begins with a title, the first with the words before any", () => {
  const text = "Before.\n\n## One\n\nFirst.\n\n## Two\n\nSecond.";
  const content = smallContent();
  const [first, second, ...others] = renderSpreads(text, 4, content);
  expect(others).toEqual([]);
  expect(first).toMatch(/^<p>Before\.<\/p>[^]*<p>First\.<\/p>\s*$/);
  expect(second).toMatch(/^<h2 id="two">Two<\/h2>[^]*<p>Second\.<\/p>$/);
  expect(renderSpreads("Words alone.", 2, content)).toEqual(["<p>Words alone.</p>"]);
});
