import { expect, test } from "vitest";
import { business } from "./business.ts";
import { fillIn } from "./fillIn.server.ts";
import { renderInline, renderMarkdown } from "./markdown.server.ts";

test("the firm's details are filled in", () => {
  expect(fillIn("Call {{business.phone}}")).toBe(`Call ${business.phone.display}`);
  for (const { id, words, title } of business.claims) {
    expect(fillIn(`{{claim:${id}}}, {{claim-title:${id}}}`)).toBe(`${words}, ${title}`);
  }
});

test("a line that names a detail is there once the owner has given it", () => {
  const text = "- Name: a\n- Host: {{ business.host }}\n- Number: {{business.companyNumber}}";
  const { host, companyNumber } = business;
  try {
    Object.assign(business, { host: undefined, companyNumber: undefined });
    expect(fillIn(text)).toBe("- Name: a");
    business.companyNumber = "00000000";
    expect(fillIn(text)).toBe("- Name: a\n- Number: 00000000");
    business.host = "a host";
    expect(fillIn(text)).toBe("- Name: a\n- Host: a host\n- Number: 00000000");
  } finally {
    Object.assign(business, { host, companyNumber });
  }
});

test("a detail the profile does not have is an error", () => {
  expect(() => fillIn("{{business.shoeSize}}")).toThrow("business.shoeSize");
  expect(() => fillIn("{{claim:nothing}}")).toThrow("claim:nothing");
});

test("headings get anchors and are listed", () => {
  const { html, headings } = renderMarkdown("## One of two\n\nWords.\n\n## Two");
  expect(headings).toEqual([
    { id: "one-of-two", text: "One of two" },
    { id: "two", text: "Two" },
  ]);
  expect(html).toContain('<h2 id="one-of-two">');
});

test("HTML in an entry is not passed on", () => {
  expect(renderMarkdown("Hello <script>alert(1)</script> you").html).not.toContain("<script");
});

test("links to other sites open apart, without an opener", () => {
  expect(renderInline("[x](https://a.example)")).toBe(
    '<a href="https://a.example" rel="noopener noreferrer" target="_blank">x</a>',
  );
  expect(renderInline("[x](/faq)")).toBe('<a href="/faq">x</a>');
});

test("a table can be scrolled by keyboard and is named by its heading", () => {
  const { html } = renderMarkdown("## Sizes\n\n| a | b |\n|---|---|\n| 1 | 2 |");
  expect(html).toContain('<section class="table" tabindex="0" aria-label="Table: Sizes">');
  expect(html).toContain('<th scope="col">');
});
