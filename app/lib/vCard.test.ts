import { expect, test } from "vitest";
import { vCard, type VCardData } from "./vCard.ts";

const data: VCardData = {
  name: "Saw, Plane; Sons",
  phone: "+447700900000",
  email: "post@example.org",
  url: "https://example.org",
  locality: "Anytown",
  region: "Anyshire",
  country: "GB",
};

test("escapes what carries meaning", () => {
  expect(vCard(data)).toContain("FN:Saw\\, Plane\\; Sons\r\n");
  expect(vCard({ ...data, note: "one\ntwo\\three" })).toContain("NOTE:one\\ntwo\\\\three\r\n");
});

test("folds lines at 75 octets, not before, without halving a letter", () => {
  const noted = (note: string) => vCard({ ...data, note });
  expect(noted("a".repeat(70))).toContain(`\r\nNOTE:${"a".repeat(70)}\r\n`);
  expect(noted("a".repeat(71))).toContain(`\r\nNOTE:${"a".repeat(70)}\r\n a\r\n`);
  const note = "Größe – ".repeat(30).trim();
  for (const line of noted(note).split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThan(76);
  expect(noted(note).replaceAll("\r\n ", "")).toContain(`NOTE:${note}\r\n`);
});
