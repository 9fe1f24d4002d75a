import { createRequire } from "node:module";
import { resolve } from "node:path";
import { expect, test, vi } from "vitest";
import { keepReactAwake } from "./keepReactAwake.ts";

test("what a page was to do as it was left, it does when Back restores it", () => {
  const pending: (() => void)[] = [];
  /** Of a browser: its messages come later, or never. */
  class Channel {
    port1 = {
      addEventListener: (_: string, listener: () => void) => (this.#listener = listener),
      start: () => {},
    };
    port2 = { postMessage: () => void pending.push(() => this.#listener()) };
    #listener = () => {};
  }
  const restore = new EventTarget();
  const page: { setImmediate?: (work: () => void) => void } = {};
  vi.stubGlobal("MessageChannel", Channel);
  vi.stubGlobal("window", page);
  vi.stubGlobal("addEventListener", restore.addEventListener.bind(restore));
  keepReactAwake();
  vi.unstubAllGlobals();

  const work = vi.fn<() => void>();
  page.setImmediate!(work);
  pending.shift()!();
  expect(work).toHaveBeenCalledTimes(1);

  page.setImmediate!(work);
  // Dropped, as the page is left.
  pending.length = 0;
  restore.dispatchEvent(new Event("pageshow"));
  pending.shift()!();
  expect(work).toHaveBeenCalledTimes(2);
});

type Scheduler = {
  unstable_NormalPriority: number;
  unstable_scheduleCallback: (priority: number, work: () => void) => unknown;
};

test("React's scheduler takes setImmediate where there is one", () => {
  const load = createRequire(import.meta.url);
  const file = load.resolve(resolve("node_modules/scheduler/cjs/scheduler.production.js"));
  delete load.cache[file];
  const setImmediate = vi.fn<() => void>();
  vi.stubGlobal("setImmediate", setImmediate);
  const scheduler = load(file) as Scheduler;
  scheduler.unstable_scheduleCallback(scheduler.unstable_NormalPriority, () => {});
  vi.unstubAllGlobals();
  delete load.cache[file];
  expect(setImmediate).toHaveBeenCalledOnce();
});
