/** What is proposed in place of what an owner typed. */
import { expect, test } from "vitest";
import { hintFor, pictureName } from "./hints.server.ts";

const hint = (expected: string, typed: string, country = "GB") =>
  hintFor([expected], typed, { typed, country }).replace("; write ", "");

test.each([
  ["30/11/2026", "2026-11-30"],
  ["5.1.2026", "2026-01-05"],
  ["30 November 2026", "2026-11-30"],
  ["November 30th, 2026", "2026-11-30"],
  ["2026-1-5", "2026-01-05"],
  ["2026/11/30", "2026-11-30"],
  ["2026-02-30", ""],
  ["soon", ""],
])("a date of %s: %s", (typed, right) => expect(hint("date", typed)).toBe(right));

test.each([
  ["8:00", '"08:00"'],
  ["8.30", '"08:30"'],
  ["8am", '"08:00"'],
  ["5:30 pm", '"17:30"'],
  ["12 p.m.", '"12:00"'],
  ["12am", '"00:00"'],
  ["24:00", ""],
  ["noon", ""],
])("a time of %s: %s", (typed, right) => expect(hint("time", typed)).toBe(right));

test.each([
  ["2,700", "2700"],
  ["£2,700.50", "2700.50"],
  ["2 700", "2700"],
  ["12 km", "12"],
  ["−2.44", "-2.44"],
  ["two", ""],
])("a number of %s: %s", (typed, right) => expect(hint("number", typed)).toBe(right));

test.each([
  ["decimal", "51,745", "51.745"],
  ["decimal", "4,9", "4.9"],
  ["int", "£500.00", "500"],
  ["boolean", "Yes", "true"],
  ["boolean", "off", "false"],
  ["boolean", "perhaps", ""],
  ["slug", "Bourton on the Water", "bourton-on-the-water"],
  ["postcode", "gl5 1aa", "GL5"],
  ["url", "www.site.test/a", "https://www.site.test/a"],
  ["url", "https//site.test", "https://site.test"],
  ["url", "https-site.test", "https://https-site.test"],
  ["path", "services/Doors/", "/services/doors"],
  ["path", "https://site.test/a", ""],
  ["phone", "07700 900123", '"+447700900123"'],
  ["picture", "C:\\Pictures\\My Door.JPG", "my-door.jpg"],
  ["picture", "door.png", ""],
  ["object", "x", ""],
])("%s: %s: %s", (expected, typed, right) => expect(hint(expected, typed)).toBe(right));

test("the first that can be put right counts: a notation before a type", () => {
  const number = (expected: string[]) => hintFor(expected, 7, { typed: "7", country: "GB" });
  expect(number(["time", "string"])).toBe('; write "07:00"');
  expect(number(["slug", "string"])).toBe('; write "7"');
  expect(number([])).toBe("");
});

test.each(["Oak, ash", "• Oak\n• ash", "-Oak -ash", "– Oak – ash"])("a list of %j", (typed) =>
  expect(hint("array", typed)).toBe(
    "- Oak and - ash, each on a line of its own with two spaces in front",
  ),
);

test.each([
  ["/pictures/door.jpg", "door.jpg"],
  ["app/content/pictures/oak/door.jpeg", "oak/door.jpg"],
  ["oak\\Door (1).JPG", "oak/door-1-.jpg"],
])("a picture called %s: %s", (typed, name) => expect(pictureName(typed)).toBe(name));
