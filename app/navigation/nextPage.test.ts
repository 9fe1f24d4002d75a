/** What the middleware around client navigations does, state by state. */
import { setImmediate } from "node:timers/promises";
import type { DataStrategyResult } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { keepPageOnFailure, nextPage } from "./nextPage.ts";

type Results = Record<string, DataStrategyResult>;

const found: Results = { page: { type: "data", result: {} } };
const broken: Results = { page: { type: "error", result: new Error("No answer") } };

/** Goes to a page, and says what the router has been given by the time nothing more happens. */
async function go(
  fetched: Promise<Results>,
  act = () => {},
  signal = new AbortController().signal,
) {
  let given: unknown = "nothing";
  const request = new Request("https://site.test/page", { signal });
  const args = {
    request,
    pattern: "page",
    params: {},
    context: {} as never,
    url: new URL(request.url),
  };
  void Promise.resolve(keepPageOnFailure(args, () => fetched)).then((results) => (given = results));
  await setImmediate();
  act();
  await setImmediate();
  return given;
}

beforeEach(() => {
  nextPage.lostRoutes.clear();
});

test("a page that is fetched is the router's, whatever failed before", async () => {
  nextPage.hasFailed = true;
  expect(await go(Promise.resolve(found))).toBe(found);
  expect(nextPage.hasFailed).toBe(false);
});

test("one whose data fails never ends, and the frame is told", async () => {
  expect(await go(Promise.resolve(broken))).toBe("nothing");
  expect(nextPage.hasFailed).toBe(true);
});

test("so does one whose code is lost, and its route is not asked for again", async () => {
  expect(await go(new Promise(() => {}), () => nextPage.onLostCode?.())).toBe("nothing");
  expect(nextPage.hasFailed).toBe(true);
  expect(await go(Promise.resolve(found))).toBe("nothing");
  expect(nextPage.hasFailed).toBe(true);
});

test("one that another press has ended fails unseen", async () => {
  expect(await go(Promise.resolve(broken), undefined, AbortSignal.abort())).toBe("nothing");
  expect(nextPage.hasFailed).toBe(false);
});
