import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "../../app/theme/colours.ts";

const sheet = "art/sheet.py";
const { recordBlue, pencilRed, line, film, ply, plyLight } = colours;
/** What the sheet calls the theme's colours. */
const shared = {
  LINE: recordBlue,
  RED: pencilRed,
  PALE: line,
  PAPER: film,
  PLY: ply,
  TINT: plyLight,
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
