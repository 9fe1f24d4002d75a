import { expect, test } from "vitest";
import { plainFailure } from "./plainFailure.ts";

const of = { title: "what must hold", criteria: [] };
const said = (message: string, snapshot?: string) => plainFailure({ ...of, message, snapshot });

test("where it fails, for which criterion, and where the expectation is", () => {
  const criteria = ["4.1.3 Status messages (AA)"];
  const at = "e2e/a.spec.ts:3";
  expect(plainFailure({ ...of, message: "", path: "/faq", width: 390, criteria, at })).toEqual([
    "On /faq, 390 px wide, this does not hold: “what must hold”.",
    "What was expected and what was found stands below, in code.",
    "WCAG 2.2: 4.1.3 Status messages (AA).",
    "No command accepts this. If the change is meant, change what is expected: e2e/a.spec.ts:3.",
  ]);
});

const missing = `Error: expect(locator).toHaveText(expected) failed

Locator: getByRole('status').filter({ hasText: /^\\d+ (job|jobs)/ })
Expected: "9 jobs"
Timeout: 15000ms
Error: element(s) not found
`;

test("a message that is none to a screen reader is told with the role that it has", () => {
  expect(
    said(missing, '- main:\n  - link "All":\n    - /url: /jobs\n  - note: 9 jobs').slice(1, 3),
  ).toEqual([
    "Expected: a message that a screen reader reads out by itself (role “status”), with words such as “9 job or jobs …” says “9 jobs”.",
    "Found: there is none. The words “9 jobs” are on the page, but as “note”, which a screen reader does not read out by itself.",
  ]);
  expect(said(missing, "- main:\n  - paragraph: 9 jobs")[2]).toMatch("but as plain text, which");
  expect(said(missing, "- main:\n  - paragraph: 8 jobs")[2]).toBe("Found: there is none.");
});

test.each([
  [
    `expect(locator).toBeFocused() failed\n\nLocator:  getByRole('button', { name: 'Menu' })\nExpected: focused\nReceived: inactive`,
    ["Expected: the button “Menu” has the keyboard's focus.", "Found: inactive."],
  ],
  [
    `expect(locator).not.toBeVisible() failed\n\nLocator: getByRole('dialog', { name: 'Search', exact: true })\nExpected: not visible\nReceived: visible`,
    ["Expected not to be so: the dialog “Search” can be seen.", "Found: visible."],
  ],
  [
    `expect(locator).toHaveCount(expected) failed\n\nLocator:  locator('main [data-card]')\nExpected: 3\nReceived: 2`,
    ["Expected: the part “locator('main [data-card]')” is there so many times: 3.", "Found: 2."],
  ],
  [
    `expect(locator).toContainText(expected) failed\n\nLocator: getByRole('banner').getByText('Open')\nExpected substring: "now"\nReceived string: "Open"`,
    ["Expected: the words “Open” says “now”, perhaps among other words.", "Found: something else."],
  ],
  [
    `expect(page).toHaveURL(expected) failed\n\nExpected: "http://a/b"\nReceived: "http://a/c"`,
    ['Expected: the address is “http://a/b”. Found: "http://a/c".'],
  ],
  [
    `locator.click: Timeout 30000ms exceeded.\nCall log:\n  - waiting for getByRole('link', { name: 'Call Now' })`,
    ["The link “Call Now” was not found; waited 30 s."],
  ],
  [
    `locator.tap: Timeout 30000ms exceeded.\nCall log:\n  - waiting for getByRole('link', { name: /^Call/ })\n  -   locator resolved to <a href="tel:1">Call</a>\n  - attempting tap action\n    - <div>…</div> intercepts pointer events`,
    [
      "The link “Call …” is there, but could not be used: <div>…</div> intercepts pointer events; waited 30 s.",
    ],
  ],
])("%s", (message, lines) => {
  expect(said(`Error: ${message}`).slice(1, -1)).toEqual(lines);
});

test("a part without the attribute that was expected is told with the attribute's name", () => {
  const message =
    "Error: expect(locator).toHaveAttribute(expected) failed\n\nLocator:  getByRole('button', { name: 'Menu' })\nExpected: \"true\"\nReceived: \"false\"";
  const code = `  1 | open();\n> 2 | await expect(toggle).toHaveAttribute("aria-expanded", "true");`;
  expect(plainFailure({ ...of, message, code }).slice(1, -1)).toEqual([
    "Expected: the button “Menu” has “true” as its “aria-expanded” (WCAG 4.1.2).",
    "Found: “false”.",
  ]);
});

test("a plain value is told with what it is of", () => {
  const message =
    "Error: /no-such-page\n\nexpect(received).toBe(expected) // Object.is equality\n\nExpected: 404\nReceived: 200";
  expect(said(message)[1]).toBe("Expected, for “/no-such-page”: 404. Found: 200.");
});

test("a button that is there without its name is told of", () => {
  const message = `Error: locator.tap: Test timeout of 60000ms exceeded.
Call log:
  - waiting for getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' })`;
  const lines = [
    "The button “Close menu” was not found in the dialog “Menu”; waited 60 s.",
    "The page has a button without a name: a screen reader says “button” and not what it does (WCAG 4.1.2).",
  ];
  const named = '- dialog "Menu" [ref=e1]:\n  - button "Open" [ref=e2]';
  expect(said(message, `${named}\n  - button [ref=e3] [cursor=pointer]`).slice(1, -1)).toEqual(
    lines,
  );
  expect(said(message, named).slice(1, -1)).toEqual([lines[0]]);
});

test.each([
  [String.raw`/^\d+ pages? found$/`, "9 page(s) found"],
  [String.raw`/^\d+ (result|page)/`, "9 result or page …"],
  [String.raw`/Sat\. .*, \bSun/i`, "… Sat. …, Sun …"],
])("a pattern %s is told without its signs", (pattern, words) => {
  const message = missing.replace('Expected: "9 jobs"', `Expected pattern: ${pattern}`);
  expect(said(message)[1]).toContain(` says “${words}”.`);
});

test("an assertion that has no words of its own is told by its name", () => {
  const message = `Error: expect(locator).toBeEmpty() failed

Locator: getByRole('main').getByRole('status')
Expected: empty
Error: element(s) not found
`;
  expect(said(message, "- main").slice(1, 3)).toEqual([
    "Expected: a message that a screen reader reads out by itself (role “status”) is empty.",
    "Found: there is none.",
  ]);
});

test("a list that is expected to be empty is told with what it has", () => {
  const message = `Error: /faq

expect(received).toEqual(expected) // deep equality

- Expected  - 1
+ Received  + 3

- Array []
+ Array [
+   "“A”: <a href=\\"#a\\">A</a>",
+   "“B”",
+   "“C”",
+   "“D”",
+ ]

  24 | code
`;
  expect(said(message)[1]).toBe(
    'Expected, for “/faq”: nothing. Found instead: “A”: <a href="#a">A</a>; “B”; “C” and 1 more.',
  );
});

test("an error without an expectation is told by its first line", () => {
  expect(said("Error: page.goto: net::ERR_FAILED\nCall log:")[1]).toBe(
    "It failed with: page.goto: net::ERR_FAILED",
  );
});

test("the last step before it is named, with its part, and long texts are cut", () => {
  const at = (last: { action: string; locator?: string }, path: string) =>
    plainFailure({ ...of, message: "", path, last })[0];
  expect(at({ action: 'Press "Escape"' }, "/faq")).toBe(
    "On /faq, after “Press Escape”, this does not hold: “what must hold”.",
  );
  const long = "a".repeat(200);
  const locator = "getByRole('searchbox')";
  expect(at({ action: `Fill "${long}"`, locator }, `/search?q=${long}`)).toBe(
    `On /search?q=aa${"a".repeat(36)}…, after “Fill ${"a".repeat(75)}…” on the search field, this does not hold: “what must hold”.`,
  );
});

test("words that are looked for by a pattern are found as what they are", () => {
  const message = missing
    .replace(/\.filter.*/, "")
    .replace('Expected: "9 jobs"', "Expected pattern: /^9 jobs/");
  expect(said(message, "- main:\n  - paragraph: 9 jobs left").slice(1, 3)).toEqual([
    "Expected: a message that a screen reader reads out by itself (role “status”) says “9 jobs …”.",
    "Found: there is none. The words “9 jobs left” are on the page, but as plain text, which a screen reader does not read out by itself.",
  ]);
});
