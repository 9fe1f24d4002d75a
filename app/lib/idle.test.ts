import { afterEach, expect, test, vi } from "vitest";
import { idle } from "./idle.ts";

afterEach(() => void vi.unstubAllGlobals());

test("waits for a browser that says when it is idle, for so long at most", async () => {
  const asked: unknown[] = [];
  const requestIdleCallback = (act: () => void, options: unknown) => {
    asked.push(options);
    setTimeout(act, 20);
  };
  vi.stubGlobal("window", { requestIdleCallback });
  vi.stubGlobal("requestIdleCallback", requestIdleCallback);
  const start = performance.now();
  await idle(700);
  expect(performance.now() - start).toBeGreaterThan(15);
  expect(asked).toEqual([{ timeout: 700 }]);
});

test("goes on after the task where a browser does not say", async () => {
  vi.stubGlobal("window", {});
  let isOver = false;
  const over = idle(700).then(() => (isOver = true));
  await Promise.resolve();
  expect(isOver).toBe(false);
  await over;
});
