import { describe, expect, it, test } from "vitest";
import { closureDays, hoursLine, openingState } from "./openingHours.ts";

const runs = [
  { days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "08:00", closes: "18:00" },
  { days: ["Sa"], opens: "09:00", closes: "13:00" },
];
/** The state in which pages say these words. */
const saying = (words: string) =>
  expect.objectContaining({ open: words.startsWith("Open now"), words });
const hours = {
  phone: runs,
  closures: [
    { from: "2026-12-29", to: "2027-01-03", reason: "A break" },
    { from: "2027-02-04", to: "2027-02-05", reason: "Two days off" },
  ],
  bankHolidays: [
    { date: "2026-12-25", name: "Christmas Day" },
    { date: "2026-12-26", name: "Boxing Day" },
    { date: "2026-12-28", name: "Boxing Day, substitute day" },
    { date: "2027-03-29", name: "Easter Monday" },
  ],
};

describe("openingState", () => {
  it.each([
    // Thursday in winter: London is on UTC.
    ["2026-01-15T07:59:59Z", "Opens today 8am"],
    ["2026-01-15T08:00:00Z", "Open now, until 6pm"],
    ["2026-01-15T17:59:59Z", "Open now, until 6pm"],
    ["2026-01-15T18:00:00Z", "Opens Friday 8am"],
    // Friday evening is followed by Saturday, Saturday afternoon by Monday.
    ["2026-01-16T18:00:00Z", "Opens Saturday 9am"],
    ["2026-01-17T12:59:00Z", "Open now, until 1pm"],
    ["2026-01-17T13:00:00Z", "Opens Monday 8am"],
    // One minute to midnight is still Sunday, the next is Monday.
    ["2026-01-18T23:59:59Z", "Opens Monday 8am"],
    ["2026-01-19T00:00:00Z", "Opens today 8am"],
    // Thursday in summer: London is an hour ahead of UTC.
    ["2026-07-16T06:59:00Z", "Opens today 8am"],
    ["2026-07-16T07:00:00Z", "Open now, until 6pm"],
  ])("at %s says %s", (moment, expected) =>
    expect(openingState({ phone: runs }, new Date(moment))).toEqual(saying(expected)),
  );

  it.each([
    // Clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October 2026, at 01:00 UTC.
    ["2026-03-28T09:00:00Z", "Open now, until 1pm"],
    ["2026-03-29T22:59:59Z", "Opens Monday 8am"],
    ["2026-03-29T23:00:00Z", "Opens today 8am"],
    ["2026-03-30T06:59:59Z", "Opens today 8am"],
    ["2026-03-30T07:00:00Z", "Open now, until 6pm"],
    ["2026-10-24T08:00:00Z", "Open now, until 1pm"],
    ["2026-10-25T23:59:59Z", "Opens Monday 8am"],
    ["2026-10-26T07:59:59Z", "Opens today 8am"],
    ["2026-10-26T08:00:00Z", "Open now, until 6pm"],
  ])("over a change of the clocks, at %s says %s", (moment, expected) =>
    expect(openingState({ phone: runs }, new Date(moment))).toEqual(saying(expected)),
  );

  it.each([
    // Friday 25 December 2026 to Monday 28 December, and then a break.
    ["2026-12-24T17:59:00Z", "Open now, until 6pm"],
    ["2026-12-24T18:00:00Z", "Opens Monday 4\u00A0January 8am"],
    ["2026-12-25T00:00:00Z", "Closed today (Christmas Day), opens Monday 4\u00A0January 8am"],
    ["2026-12-26T10:00:00Z", "Closed today (Boxing Day), opens Monday 4\u00A0January 8am"],
    // A Sunday, which has no hours anyway.
    ["2026-12-27T10:00:00Z", "Opens Monday 4\u00A0January 8am"],
    [
      "2026-12-28T10:00:00Z",
      "Closed today (Boxing Day, substitute day), opens Monday 4\u00A0January 8am",
    ],
    ["2026-12-29T08:00:00Z", "Closed today (A break), opens Monday 8am"],
    ["2027-01-04T00:00:00Z", "Opens today 8am"],
    // The last day of a closure, a Friday.
    ["2027-02-05T10:00:00Z", "Closed today (Two days off), opens Saturday 9am"],
    // Easter Monday 2027: the clocks go forward on the night before.
    ["2027-03-27T13:00:00Z", "Opens Tuesday 8am"],
    ["2027-03-28T23:00:00Z", "Closed today (Easter Monday), opens Tuesday 8am"],
    ["2027-03-29T22:59:59Z", "Closed today (Easter Monday), opens Tuesday 8am"],
    ["2027-03-29T23:00:00Z", "Opens today 8am"],
  ])("around closures, at %s says %s", (moment, expected) =>
    expect(openingState(hours, new Date(moment))).toEqual(saying(expected)),
  );

  it.each([
    ["2026-12-24T17:59:00Z", "Open now"],
    ["2026-12-24T18:00:00Z", "Opens 4\u00A0Jan 8am"],
    ["2026-12-25T10:00:00Z", "Opens 4\u00A0Jan 8am"],
    ["2027-01-04T00:00:00Z", "Opens today 8am"],
    ["2027-03-27T13:00:00Z", "Opens Tue 8am"],
  ])("at %s has only room for %s", (moment, expected) =>
    expect(openingState(hours, new Date(moment))?.short).toBe(expected),
  );

  it("waits a week where only one day is open", () => {
    const mondays = [{ days: ["Mo"], opens: "08:00", closes: "12:00" }];
    const state = openingState({ phone: mondays }, new Date("2026-01-19T12:00:00Z"));
    expect(state?.words).toBe("Opens Monday 26\u00A0January 8am");
  });

  it("knows a break in the middle of a day, in whatever order it is written", () => {
    const split = [
      { days: ["Mo"], opens: "14:00", closes: "17:30" },
      { days: ["Mo"], opens: "08:05", closes: "12:00" },
    ];
    for (const phone of [split, split.toReversed()]) {
      const at = (time: string) =>
        openingState({ phone }, new Date(`2026-01-19T${time}:00Z`))?.words;
      expect(at("08:04")).toBe("Opens today 8.05am");
      expect(at("11:59")).toBe("Open now, until 12pm");
      expect(at("12:00")).toBe("Opens today 2pm");
      expect(at("17:29")).toBe("Open now, until 5.30pm");
    }
  });

  it("says nothing where there are no hours", () => {
    expect(openingState({ phone: [] }, new Date())).toBeUndefined();
  });
});

test("a closure of one day has one date", () => {
  expect(closureDays({ from: "2026-12-24", to: "2027-01-03" })).toBe(
    "24\u00A0December 2026 to 3\u00A0January 2027",
  );
  expect(closureDays({ from: "2027-06-04", to: "2027-06-04" })).toBe("4\u00A0June 2027");
});

test("the words of hours are made from the times", () => {
  const run = (days: string, opens: string, closes: string) => ({
    days: days.split(" "),
    opens,
    closes,
  });
  expect(hoursLine(runs)).toBe("Mon–Fri 8am–6pm, Sat 9am–1pm");
  expect(hoursLine([run("We Mo Fr", "12:00", "17:30"), run("Sa Su", "00:15", "23:59")])).toBe(
    "Mon, Wed, Fri 12pm–5.30pm, Sat, Sun 12.15am–11.59pm",
  );
});
