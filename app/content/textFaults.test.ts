/** What an owner may not type, and what is said to type instead. */
import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
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
  "— said once\n\n## A\n\n### B\n\n#### C\n\n## D\n\nat 8:30, 1.5 mm and £500*",
])("%s is accepted", (typed) => expect(said(typed)).toEqual([]));

const begins = "expected a link that begins with https://, mailto:, tel:, / or #; found ";
test.each([
  ["[x](www.site.test)", `${begins}www.site.test; write https://www.site.test`],
  ["[x](site.test/a)", `${begins}site.test/a; write https://site.test/a`],
  ["[x](services/doors)", `${begins}services/doors; write /services/doors`],
  ["[x](a@b.test)", `${begins}a@b.test; write mailto:a@b.test`],
  ["[x](https:/a.test)", `${begins}https:/a.test; write https://a.test`],
  ["[x](http:a.test)", `${begins}http:a.test; write https://a.test`],
  ["[x](https//a.test)", `${begins}https//a.test; write https://a.test`],
  ["[x](#)", "expected a place on a page after #; found #"],
  ["[x](/faq#)", "expected a place on a page after #; found /faq#"],
  [
    "[x](tel:999)",
    "expected a telephone number with its country and without spaces; found tel:999",
  ],
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
  ["[a](/two words)", "expected a link such as [our work](/projects)"],
  ["[a] (/faq)", "expected no space between the words of a link and its address"],
  ["a ** door ** b", "expected ** directly before the first"],
  ["##Oak", "expected two to six # and a space in front of a heading"],
  ["####### Oak", "expected two to six # and a space in front of a heading"],
  ["Oak\n---", "expected an empty line above ---"],
  ["Oak\n===", "expected an empty line above ---"],
  ["| a | b |\n| 1 | 2 |", "expected a table's second row to be | --- |"],
  ["1986. A good year", "write 1986\\."],
  ["2*3*4 mm", "expected × or spaces between figures"],
  ["Oak[^1]", "expected no footnote"],
  ["#### Deep", "expected ## in front of this heading"],
  ["## Oak\n\n#### Deep", "expected ### in front of this heading"],
  ["see [](/faq)", "expected words in the link"],
  ["see [[Doors]]", "not one in double brackets"],
  ["an ==oak== door", "expected ** around words that stand out"],
  ["made :hammer: by hand", "expected the emoji itself"],
  ["an `oak door", "expected a ` on either side"],
  ["We bring:\n\n• Oak\n• Ash", "expected a hyphen and a space"],
  ["– Oak\n– Ash", "expected a hyphen and a space"],
  ["-Oak\n-Ash", "expected a hyphen and a space"],
  ["1.Survey\n2.Drawing", "expected a space after the number"],
  ["![IMG_1234](door.jpg)", "expected words that say what is to be seen"],
  ["{business.phone}", "expected two braces on either side"],
  ["{{claim:insured}", "expected two braces on either side"],
  ["![A door](door.jpg ‘Hung’)", 'expected straight quotes " around the words below a picture'],
  ["![A door](door.jpg Hung)", 'expected straight quotes " around the words below a picture'],
  ["# Large", "expected ## in front of a heading"],
  ["## !?", "expected letters or digits in the heading"],
  ["A[^1].\n\n[^1]: Note", "expected no footnote"],
  ["[a][b]\n\n[b]: /faq", "expected a link such as"],
  ["{{claim:no}}", "{{claim:no}}: expected a field or a claim"],
])("%j is refused: %s", (typed, expected) => expect(said(typed)[0]).toContain(expected));

test.each([
  ["GB", "01452 000000", "+441452000000"],
  ["GB", "tel:07700 900123", "+447700900123"],
  ["IE", "(01) 234 5678", "+35312345678"],
  ["US", "212-555-0123", "+12125550123"],
])("in %s a telephone number of %s is dialled as %s", (country, typed, dialled) => {
  const business = { ...content.business, country };
  const [fault] = textFaults(`[x](${typed})`, { ...content, business }, content.pictures);
  expect(fault!.expected).toContain(`; write tel:${dialled}`);
});

test.each([
  ["**Bold** door", "**"],
  ["an *oak* door", "* or _"],
  ["an [oak](/faq) door", "a link"],
  ["see <https://a.test>", "a link"],
  ["a `door`", "`"],
  ["a <b>door</b>", "HTML"],
  ["a ** b", "** or a link"],
  ["## Oak", "##"],
  ["Oak &amp; ash", "&amp;"],
])("plain words may not have marks: %s", (typed, mark) =>
  expect(plainFaults(typed, content)[0]!.expected).toBe(
    `expected plain words: here ${mark} would be shown as typed${mark === "&amp;" ? "; write &" : ""}`,
  ),
);

test("a placeholder in plain words has both its braces", () =>
  expect(plainFaults("Call {business.phone}", content)).toEqual([
    {
      expected: "expected two braces on either side, such as {{business.phone}}",
      near: "{business.phone}",
    },
  ]));

test.each([
  "Alcoves, our #1 job",
  "A&B; C",
  "5 * 3 < 20",
  "a_b_c",
  "www.a.test",
  "{{business.name}}",
  "- a",
])("plain words may be %s", (typed) => expect(plainFaults(typed, content)).toEqual([]));

describe("a picture in a paragraph of its own", () => {
  const drawing = Object.keys(content.pictures).find((file) => file.endsWith(".svg"))!;

  test("has no fault with words, a file and a caption or none", () => {
    for (const line of [`![A door](${drawing})`, `![A door](${drawing} "How it was hung")`])
      expect(said(`\n\nBefore.\n\n${line}\n\n\nAfter.\n`)).toEqual([]);
    expect(said("No picture here.")).toEqual([]);
  });
  test.each([
    ["beside words", `Words ![A door](${drawing})`],
    ["before words", `![A door](${drawing}) words`],
    ["in a link", `[![A door](${drawing})](/guides)`],
    ["below a line", `Words\n![A door](${drawing})`],
    ["in a heading", `## A ![A door](${drawing})`],
    ["in a list", `- ![A door](${drawing})`],
  ])("%s it is refused", (_where, block) =>
    expect(said(`Before.\n\n${block}`)).toEqual([
      "expected a picture in a paragraph of its own, without a link",
    ]),
  );
  test("without words, without its file, or with a broken caption it is refused", () => {
    expect(said(`![ ](${drawing})`)).toEqual([
      `expected words that say what is to be seen in the picture (${drawing}); found nothing`,
    ]);
    expect(said("![A door](lost.svg)")).toEqual([
      "expected a file under app/content/pictures; found no lost.svg",
    ]);
    expect(said(`![A door](${drawing} “By hand”)`)).toEqual([
      expect.stringContaining('expected straight quotes " around the words below a picture'),
    ]);
    expect(said(`![A door](${drawing} "By <b>hand</b>")`)).toEqual([
      expect.stringContaining("expected no HTML"),
      expect.stringContaining("expected no HTML"),
    ]);
  });
});
