/** Words and texts as they are read: quotes are curled after Markdown has been parsed. */
import { expect, test } from "vitest";
import { curl } from "./text.server.ts";
import { renderInline } from "./markdown.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";

const content = smallContent();

test.each([
  ["the council's officer, two months' notice", "the council’s officer, two months’ notice"],
  ['Mark each line "now" or "later".', "Mark each line “now” or “later”."],
  ['("Article 2(3) land")', "(“Article 2(3) land”)"],
  ["is already set: it’s “so”", "is already set: it’s “so”"],
  ["'quoted', and the '80s", "‘quoted’, and the ’80s"],
  ["She said \"'Fine' isn't a date\".", "She said “‘Fine’ isn’t a date”."],
])("%s", (typed, read) => {
  expect(curl(typed)).toBe(read);
  expect(curl(read)).toBe(read);
  expect(renderInline(typed, content)).toBe(read);
});

test.each([
  ['**"Keep"** it', "<strong>“Keep”</strong> it"],
  ["[St John's](/faq)", '<a href="/faq">St John’s</a>'],
  ["[a](/faq 'Its title') isn't", '<a href="/faq" title="Its title">a</a> isn’t'],
  ["`it's`", "<code>it's</code>"],
  ['a "[door](/faq)" and', 'a “<a href="/faq">door</a>” and'],
])("in Markdown, %s", (typed, html) => expect(renderInline(typed, content)).toBe(html));

test.each([
  ["about 10~20 mm or 30~40", "about 10~20\u00A0mm or 30~40"],
  ["**470** mm, in *8 m*", "<strong>470</strong>\u00A0mm, in <em>8\u00A0m</em>"],
  ["    four spaces in front", "four spaces in front"],
  ["hello@firm_two.test", '<a href="mailto:hello@firm_two.test">hello@firm_two.test</a>'],
  ["5 * 3 and a_b_c", "5 * 3 and a_b_c"],
])("%s is made right", (typed, html) => expect(renderInline(typed, content)).toBe(html));
