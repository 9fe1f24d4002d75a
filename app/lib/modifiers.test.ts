import { expect, test } from "vitest";
import { isModified, isPlainPress } from "./modifiers.ts";

const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

test("a press with nothing held is for the page", () => {
  expect(isModified(keys)).toBe(false);
  expect(isPlainPress({ ...keys, button: 0 })).toBe(true);
});

test.each(["altKey", "ctrlKey", "metaKey", "shiftKey"])("one with %s is the browser's", (key) => {
  expect(isModified({ ...keys, [key]: true })).toBe(true);
  expect(isPlainPress({ ...keys, [key]: true, button: 0 })).toBe(false);
});

test.each([1, 2])("so is one with button %i", (button) => {
  expect(isPlainPress({ ...keys, button })).toBe(false);
});
