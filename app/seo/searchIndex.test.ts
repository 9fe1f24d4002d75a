import { afterEach, expect, test, vi } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { createEngine } from "../search/engine.ts";
import { buildSearchIndex } from "./searchIndex.server.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([
  ["2027-01-22", "2027-01-22", "1 February 2027, asked by 2027-01-22."],
  // An index that was built before it was over, and one built after.
  ["2027-01-22", "2027-01-23", undefined],
  ["2026-11-19", "2026-11-19", undefined],
])("a start shown until %s is answered on %s: %s", async (until, now, words) => {
  const content = smallContent();
  const answer = `{{ business.nextStart }}, asked by ${until}.`;
  content.search.questions = [{ question: "When?", answer, href: "/faq", asked: ["start"] }];
  content.business.nextStart = { from: "2027-02-01", until, sample: false };
  const index = buildSearchIndex(content);
  vi.stubEnv("VITE_TODAY", now);
  const found = (await createEngine(index)).search("when can you start");
  expect(found.answer?.answer).toBe(words);
});
