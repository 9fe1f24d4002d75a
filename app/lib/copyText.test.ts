import { afterEach, expect, test, vi } from "vitest";
import { copyText } from "./copyText.ts";

afterEach(() => void vi.unstubAllGlobals());

test("says whether the words are on the clipboard", async () => {
  const written: string[] = [];
  vi.stubGlobal("navigator", {
    clipboard: { writeText: async (words: string) => void written.push(words) },
  });
  expect(await copyText("01452 000 000")).toBe(true);
  expect(written).toEqual(["01452 000 000"]);
});

test.each([
  ["refuses", { clipboard: { writeText: () => Promise.reject(new Error("refused")) } }],
  ["has no clipboard", {}],
])("a browser that %s does no harm", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await copyText("words")).toBe(false);
});
