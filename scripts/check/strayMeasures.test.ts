import { expect, test } from "vitest";
import { strayMeasures } from "./strayMeasures.ts";

const measures = [
  { id: "stair", is: "two to four days", about: ["stair", "flight"] },
  { id: "stair-wait", is: "three to six weeks", about: ["stair"] },
  { id: "bench-height", is: "430 to 470 mm", about: ["bench height"] },
];

test.each([
  "A stair is {{measure:stair}}.",
  "A stair is two or four days on site, after 3 to 6 weeks.",
  // Nothing is about a door.
  "A door is one to two days.",
  "The stair's in. The door is one to two days.",
  "| Bench height | 430–470 mm |",
  "A stair 800 to 900 mm wide.",
])("nothing strays in %j", (text) => expect(strayMeasures(text, measures)).toEqual([]));

test("what differs from every record about its sentence is named", () => {
  expect(strayMeasures("Good. A flight is three to five days. Ask.", measures)).toEqual([
    '"three to five days" in "A flight is three to five days.", expected one of stair: two to four days',
  ]);
  expect(strayMeasures("A new stair: two to four weeks", measures)).toEqual([
    '"two to four weeks" in "A new stair: two to four weeks", expected one of stair: two to four days; stair-wait: three to six weeks',
  ]);
  expect(strayMeasures("| Bench height | 430 to 480 mm |", measures)).toEqual([
    '"430 to 480" in "| Bench height | 430 to 480 mm |", expected one of bench-height: 430 to 470 mm',
  ]);
});
