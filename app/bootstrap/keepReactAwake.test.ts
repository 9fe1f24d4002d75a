import { readFileSync } from "node:fs";
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

test("React's scheduler takes setImmediate where there is one", () => {
  const code = readFileSync("node_modules/scheduler/cjs/scheduler.production.js", "utf8");
  expect(code).toContain('"undefined" !== typeof setImmediate ? setImmediate : null');
});
