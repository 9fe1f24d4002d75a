import { expect, test } from "vitest";
import { vCard, type VCardData } from "./vCard.ts";

const data: VCardData = {
  name: "Saw, Plane; Sons",
  phone: "+447700900000",
  isMobile: true,
  email: "post@example.org",
  url: "https://example.org",
  locality: "Anytown",
  region: "Anyshire",
  country: "GB",
};

test("has each detail in a line, and escapes what carries meaning", () => {
  expect(vCard(data).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:Saw\\, Plane\\; Sons",
    "N:;;;;",
    "ORG:Saw\\, Plane\\; Sons",
    "X-ABShowAs:COMPANY",
    "TEL;TYPE=CELL,VOICE:+447700900000",
    "EMAIL;TYPE=INTERNET:post@example.org",
    "URL:https://example.org",
    "ADR;TYPE=WORK:;;;Anytown;Anyshire;;GB",
    "END:VCARD",
    "",
  ]);
  expect(vCard({ ...data, isMobile: false })).toContain("TEL;TYPE=WORK,VOICE:+447700900000\r\n");
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
