import { expect, test } from "vitest";
import { currentTab } from "./currentTab.ts";

test.each([
  ["/", undefined, { current: "home" }],
  ["/", "services", { current: "services", currentIs: "location" }],
  ["/", "quote", { current: "quote", currentIs: "location" }],
  ["/projects", undefined, { current: "projects" }],
  ["/projects/oak-stair", undefined, { current: "projects", currentIs: "true" }],
  ["/guides", undefined, {}],
] as const)("at %s with %s in view", (path, section, tab) => {
  expect(currentTab(path, section)).toEqual(tab);
});
