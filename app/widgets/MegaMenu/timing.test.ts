import { expect, test } from "vitest";
import * as timing from "./timing.ts";

test("the menu opens and closes when the specification says", () => {
  expect(timing).toMatchObject({ hoverIntentMs: 120, hoverGraceMs: 240, hoverClickMs: 500 });
});
