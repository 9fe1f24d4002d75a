import { SVGPathData } from "svg-pathdata";
import { expect, test } from "vitest";
import { drawnIcons } from "./drawnIcons.ts";

test.each(Object.entries(drawnIcons))(
  "the path of %s is whole: browsers draw nothing from a fault on",
  (_, path) => expect(() => new SVGPathData(path)).not.toThrow(),
);
