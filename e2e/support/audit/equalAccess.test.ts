import type { Page } from "@playwright/test";
import { expect, test, vi } from "vitest";
import { breakpointMd } from "../browser/screen.ts";
import { enginesFindNothing } from "./equalAccess.ts";

vi.mock("@playwright/test", () => ({ test: { step: (_: string, run: () => unknown) => run() } }));
vi.mock("./auditRecord.ts", () => ({ report: vi.fn<() => void>() }));
vi.mock("./axe.ts", () => ({
  axeFindings: async () => ["axe: too faint"],
  tell: async () => ["Equal Access: no name"],
  atRest: vi.fn<() => void>(),
  addEngine: vi.fn<() => void>(),
  sourceOf: () => "{}",
}));

test("what both engines find is told together", async () => {
  const found = { passed: [], failed: [], asked: [] };
  const page = {
    viewportSize: () => ({ width: breakpointMd }),
    evaluate: async () => found,
  } as unknown as Page;
  await expect(enginesFindNothing(page)).rejects.toThrow(/axe: too faint\nEqual Access: no name/);
});
