/** What is proposed in place of what an owner typed. */
import { expect, test } from "vitest";
import { hintFor, pictureName } from "./hints.server.ts";

const hint = (message: string, typed: string, field = "field", country = "GB") =>
  hintFor(message, typed, { typed, field, country }).replace("; write ", "");

test.each([
  ["30/11/2026", "2026-11-30"],
  ["5.1.2026", "2026-01-05"],
  ["30 November 2026", "2026-11-30"],
  ["November 30th, 2026", "2026-11-30"],
  ["2026-1-5", "2026-01-05"],
  ["2026/11/30", "2026-11-30"],
  ["2026-02-30", ""],
  ["soon", ""],
])("a date of %s: %s", (typed, right) =>
  expect(hint("expected a date such as 2026-11-30", typed)).toBe(right),
);

test.each([
  ["8:00", '"08:00"'],
  ["8.30", '"08:30"'],
  ["8am", '"08:00"'],
  ["5:30 pm", '"17:30"'],
  ["12 p.m.", '"12:00"'],
  ["12am", '"00:00"'],
  ["24:00", ""],
  ["noon", ""],
])("a time of %s: %s", (typed, right) =>
  expect(hint("expected a time such as 08:30", typed)).toBe(right),
);

test.each([
  ["2,700", "2700"],
  ["£2,700.50", "2700.50"],
  ["2 700", "2700"],
  ["12 km", "12"],
  ["−2.44", "-2.44"],
  ["two", ""],
])("a number of %s: %s", (typed, right) => expect(hint("expected a number", typed)).toBe(right));

test.each([
  ["expected a number", "51,745", "latitude", "51.745"],
  ["expected a number", "4,9", "rating.value", "4.9"],
  ["expected a whole number", "£500.00", "low", "500"],
  ["expected true or false", "Yes", "sample", "true"],
  ["expected true or false", "off", "sample", "false"],
  ["expected true or false", "perhaps", "sample", ""],
  [
    "expected lower-case words joined by hyphens",
    "Bourton on the Water",
    "towns.0",
    "bourton-on-the-water",
  ],
  ["expected an outward code such as GL5", "gl5 1aa", "postcodes.0", "GL5"],
  [
    "expected an address such as https://www.gov.uk",
    "www.site.test/a",
    "url",
    "https://www.site.test/a",
  ],
  ["expected a path such as /services/kitchens", "services/Doors/", "href", "/services/doors"],
  ["expected a path such as /services/kitchens", "https://site.test/a", "href", ""],
  [
    "expected a number as it is dialled from abroad",
    "07700 900123",
    "phone.e164",
    '"+447700900123"',
  ],
  ["expected the name of a picture", "C:\\Pictures\\My Door.JPG", "src", "my-door.jpg"],
  ["expected the name of a picture", "door.png", "src", ""],
  ["expected at least 3", "x", "list", ""],
])("%s: %s in %s: %s", (message, typed, field, right) =>
  expect(hint(message, typed, field)).toBe(right),
);

test.each(["Oak, ash", "• Oak\n• ash", "-Oak -ash", "– Oak – ash"])("a list of %j", (typed) =>
  expect(hint("expected a list", typed)).toBe(
    "- Oak and - ash, each on a line of its own with two spaces in front",
  ),
);

test.each([
  ["/pictures/door.jpg", "door.jpg"],
  ["app/content/pictures/oak/door.jpeg", "oak/door.jpg"],
  ["oak\\Door (1).JPG", "oak/door-1-.jpg"],
])("a picture called %s: %s", (typed, name) => expect(pictureName(typed)).toBe(name));
