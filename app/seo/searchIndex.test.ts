import { expect, test } from "vitest";
import { getContent } from "../content/content.server.ts";
import { createEngine, shownOrder } from "../search/engine.ts";
import { buildSearchIndex } from "./searchIndex.server.ts";

test("the index has something for each thing that the search's empty field proposes", async () => {
  const engine = await createEngine(buildSearchIndex());
  const { hint } = getContent().search;
  const nothing = hint.split(", ").filter((words) => shownOrder(engine.search(words)).length === 0);
  expect(nothing).toEqual([]);
});
