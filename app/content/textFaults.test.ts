/** What an owner may not type, and what is said to type instead. */
import { expect, test } from "vitest";
import { smallContent } from "./fixtures/smallContent.ts";
import { plainFaults, textFaults } from "./textFaults.server.ts";

const content = smallContent();
const said = (typed: string) =>
  textFaults(typed, content, content.pictures).map(({ expected }) => expected);

test.each([
  "**Bold**, *stressed*, ~~gone~~, `code`, about 10~20.",
  "## A heading\n\n### Below\n\n1. One\n   - Two\n\n> Said.\n\n---\n\n| a |\n|---|\n| b |",
  "[a](/faq), [b](#c), [d](https://e.test/f_g), [h](http://i.test), www.j.test, k@l.test",
  "[m](mailto:n@o.test), [p](tel:+441452000000), [q](mailto:{{business.email}})",
  "3 < 4 & 5 > 2, {one}, [brackets] and (more)",
])("%s is accepted", (typed) => expect(said(typed)).toEqual([]));

const begins = "expected a link that begins with https://, mailto:, tel:, / or #; found ";
test.each([
  ["[x](www.site.test)", `${begins}www.site.test; write https://www.site.test`],
  ["[x](site.test/a)", `${begins}site.test/a; write https://site.test/a`],
  ["[x](services/doors)", `${begins}services/doors; write /services/doors`],
  ["[x](a@b.test)", `${begins}a@b.test; write mailto:a@b.test`],
  ["[x](//a.test)", `${begins}//a.test; write https://a.test`],
  ["[x](javascript:alert)", `${begins}javascript:alert`],
  ["[x](ftp://a.test)", `${begins}ftp://a.test`],
  ["[x](mailto:ann)", "expected an email address after mailto:; found mailto:ann"],
  [
    "[x](tel:01452000000)",
    "expected a telephone number with its country and without spaces; found tel:01452000000; write tel:+441452000000",
  ],
  ["[x](http://door)", "expected an address such as https://www.gov.uk; found http://door"],
  [
    "[x](https://small.example/faq#a)",
    "expected a link to our own page without https://; found https://small.example/faq#a; write /faq#a",
  ],
  ["[x]()", "expected an address in the link; found none"],
])("%s: %s", (typed, expected) => {
  expect(said(`Before.\n\n- ${typed}`)).toEqual([expected]);
  expect(textFaults(typed, content, content.pictures)[0]!.near).toBe(typed);
});

test.each([
  ["a <b>door", "expected no HTML"],
  ["<!-- a note -->", "expected no HTML"],
  ["<div>\nwords\n</div>", "expected no HTML"],
  ["[a](/two words)", "expected a link such as [our stairs](/services/staircases)"],
  ["a ** door ** b", "expected ** directly before the first"],
  ["# Large", "expected ## in front of a heading"],
  ["## !?", "expected letters or digits in the heading"],
  ["A[^1].\n\n[^1]: Note", "expected no footnote"],
  ["[a][b]\n\n[b]: /faq", "expected a link such as"],
  ["{{claim:no}}", "{{claim:no}}: expected a field or a claim"],
])("%j is refused: %s", (typed, expected) => expect(said(typed)[0]).toContain(expected));

test.each([
  ["**Bold** door", "**"],
  ["an *oak* door", "* or _"],
  ["an [oak](/faq) door", "a link"],
  ["see <https://a.test>", "a link"],
  ["a `door`", "`"],
  ["a <b>door</b>", "HTML"],
  ["a ** b", "** or a link"],
])("plain words may not have marks: %s", (typed, mark) =>
  expect(plainFaults(typed, content)[0]!.expected).toBe(
    `expected plain words: here ${mark} would be shown as typed`,
  ),
);

test.each(["Alcoves, our #1 job", "5 * 3 < 20", "a_b_c", "www.a.test", "{{business.name}}", "- a"])(
  "plain words may be %s",
  (typed) => expect(plainFaults(typed, content)).toEqual([]),
);
