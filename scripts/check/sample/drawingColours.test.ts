import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { palette } from "../../../app/theme/palette.ts";

const sheet = "art/sheet.py";
const { primary, divider, background, colours } = palette;
/** What the sheet calls the theme's colours. */
const shared = {
  LINE: primary.main,
  RED: colours.mark,
  PALE: divider,
  PAPER: background.default,
  PLY: colours.warm,
  TINT: colours.warmLight,
};

test.skipIf(!existsSync(sheet))("drawings are in the colours of the theme", () => {
  const found = [...readFileSync(sheet, "utf8").matchAll(/^([A-Z, ]+) = ('#.*)$/gm)].flatMap(
    ([, names = "", values = ""]) => {
      const hexes = values.replaceAll("'", "").split(", ");
      return names.split(", ").map((name, index) => [name, hexes[index]]);
    },
  );
  expect(Object.fromEntries(found)).toMatchObject(shared);
});

test("drawings take every colour from their sheet", () => {
  const files = globSync("art/{drawings,figures}/*.py");
  const named = files.filter((file) => /["']#[\da-f]{3,6}\b/i.test(readFileSync(file, "utf8")));
  expect(named).toEqual([]);
});
