import { afterEach, expect, test, vi } from "vitest";
import { savesData } from "./savesData.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  [{ saveData: true, effectiveType: "4g" }, true],
  [{ saveData: false, effectiveType: "slow-2g" }, true],
  [{ effectiveType: "2g" }, true],
  [{ effectiveType: "3g" }, false],
  [{}, false],
  [undefined, false],
])("with the connection %j it is %s", (connection, saves) => {
  vi.stubGlobal("navigator", { connection });
  expect(savesData()).toBe(saves);
});
