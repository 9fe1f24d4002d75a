/** Which costs a page shows. */
import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { costsOfService, whyOursDiffer } from "./costs.server.ts";

test("kinds of a job stand on the page of the job's first service, and of one that is a kind of it", () => {
  const content = smallContent();
  const rows = [{ id: "plain", job: "Plain", low: 2800, high: 3900 }];
  const kinds = { of: "Each", rows };
  const ours = { low: 1, high: 2, date: "2026-11-01", sample: false, kinds };
  content.costs = [{ ...content.costs[0]!, services: ["doors", "stairs"], ours }];
  const kindsOf = (slug: string, kind?: string) =>
    costsOfService({ slug, kind }, content)[0]!.kinds;
  expect(kindsOf("doors")).toBeDefined();
  expect(kindsOf("stairs")).toBeUndefined();
  expect(kindsOf("stairs", "plain")).toBeDefined();
});

test("why the firm's own prices differ is said where there are any", () => {
  const content = smallContent();
  content.business.ourPrices = { why: "More is in it.", sample: false };
  const [own, none] = [{ ours: "£3,500" }, { ours: undefined }];
  expect(whyOursDiffer([none, own], content)).toBe("More is in it.");
  expect(whyOursDiffer([none], content)).toBeUndefined();
});
