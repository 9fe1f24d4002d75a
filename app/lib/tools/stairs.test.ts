import { describe, expect, test } from "vitest";
import { shortestStair, stairFor, type Stair, type StairLimits } from "./stairs.ts";

/** A private stair: Approved Document K, 2013 edition, Table 1.1. */
const limits: StairLimits = { rise: [150, 220], going: [220, 300], pitch: 42, sum: [550, 700] };

const failing = ({ checks }: Stair) =>
  checks.filter(({ passes }) => !passes).map(({ name }) => name);

describe("a flight for a height and a length", () => {
  test("2,600 mm in 2,800 mm: thirteen risers of 200, going 233.3, 40.6 degrees", () => {
    const stair = stairFor(2600, 2800, limits);
    expect(stair).toMatchObject({ risers: 13, rise: 200, run: 2800, passes: true });
    expect(stair.checks).toEqual([
      { name: "Rise", limit: "150 to 220\u00A0mm", is: "200\u00A0mm", passes: true },
      { name: "Going", limit: "220 to 300\u00A0mm", is: "233.3\u00A0mm", passes: true },
      {
        name: "Twice the rise plus the going",
        limit: "550 to 700\u00A0mm",
        is: "633.3\u00A0mm",
        passes: true,
      },
      { name: "Pitch", limit: "42 degrees at most", is: "40.6 degrees", passes: true },
    ]);
  });

  test("takes no more of a long run than the largest going needs", () => {
    const { going, run, risers } = stairFor(2600, 6000, limits);
    expect(going).toBe(300);
    expect(run).toBe(300 * (risers - 1));
  });

  test("takes the flight nearest the middle of the sum: 4,000 mm of run gives fifteen risers", () => {
    expect(stairFor(2600, 4000, limits).risers).toBe(15);
  });

  test("2,600 mm in 2,400 mm is too steep", () => {
    const stair = stairFor(2600, 2400, limits);
    expect(stair.passes).toBe(false);
    expect(failing(stair)).toContain("Pitch");
  });

  test("the largest rise with the smallest going is 45 degrees and fails by its pitch alone", () => {
    const stair = stairFor(2640, 2420, limits);
    expect(stair).toMatchObject({ risers: 12, rise: 220, going: 220 });
    expect(stair.pitch).toBeCloseTo(45, 6);
    expect(failing(stair)).toEqual(["Pitch"]);
  });

  test("the largest rise is within, to the hair", () => {
    const rise = stairFor(220 * 13, 245 * 12, { ...limits, rise: [220, 220] });
    expect(failing(rise)).toEqual([]);
  });

  test("the pitch may be 42 degrees exactly", () => {
    const going = 200 / Math.tan((42 * Math.PI) / 180);
    expect(failing(stairFor(2600, going * 12, { ...limits, rise: [200, 200] }))).toEqual([]);
  });

  test("a height under two rises still has a tread", () => {
    expect(stairFor(300, 250, limits).risers).toBe(2);
  });
});

describe("the shortest flight that passes", () => {
  test.each([
    // floor to floor, risers, going, length
    [2400, 11, 243, 2430],
    [2600, 12, 241, 2651],
    [2700, 13, 231, 2772],
    [3000, 14, 238, 3094],
  ])("%d mm: %d risers, going %d, %d mm long", (height, risers, going, run) => {
    const stair = shortestStair(height, limits);
    expect(stair.passes).toBe(true);
    expect([stair.risers, stair.going, stair.run]).toEqual([risers, going, run]);
  });

  test("thirteen risers of 200 mm need 223 mm each, 2,676 mm long", () => {
    const stair = shortestStair(2600, { ...limits, rise: [200, 200] });
    expect([stair.going, stair.run]).toEqual([223, 2676]);
  });

  test("is not the very shortest where that breaks a limit", () => {
    const stair = shortestStair(2600, { ...limits, sum: [550, 660] });
    expect([stair.risers, stair.run]).toEqual([13, 2676]);
  });

  test("low rises need a going that brings the sum to 550 mm", () => {
    expect(shortestStair(1500, { ...limits, rise: [150, 150] }).going).toBe(250);
  });
});
