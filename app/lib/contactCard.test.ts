import { expect, test } from "vitest";
import { contactCard, type ContactCardData } from "./contactCard.ts";

const data: ContactCardData = {
  name: "Saw, Plane; Sons",
  phone: "+447700900000",
  email: "post@example.org",
  url: "https://example.org",
  locality: "Anytown",
  region: "Anyshire",
  country: "GB",
};

test("says who the firm is and how to reach it, each on a line ended by CRLF, and no more", () => {
  expect(contactCard({ ...data, name: "A firm" }).split("\r\n")).toEqual([
    "BEGIN:VCARD",
    "VERSION:3.0",
    "FN:A firm",
    "N:;;;;",
    "ORG:A firm",
    "X-ABShowAs:COMPANY",
    "TEL;TYPE=CELL,VOICE:+447700900000",
    "EMAIL;TYPE=INTERNET:post@example.org",
    "URL:https://example.org",
    "ADR;TYPE=WORK:;;;Anytown;Anyshire;;GB",
    "END:VCARD",
    "",
  ]);
});

test("folds a line of 76 octets, and none of 75", () => {
  const noted = (length: number) => contactCard({ ...data, note: "a".repeat(length) });
  expect(noted(70)).toContain(`\r\nNOTE:${"a".repeat(70)}\r\n`);
  expect(noted(71)).toContain(`\r\nNOTE:${"a".repeat(70)}\r\n a\r\n`);
});

test("escapes what carries meaning", () => {
  expect(contactCard(data)).toContain("FN:Saw\\, Plane\\; Sons\r\n");
  expect(contactCard({ ...data, note: "one\ntwo\\three" })).toContain(
    "NOTE:one\\ntwo\\\\three\r\n",
  );
});

test("folds lines at 75 octets without halving a letter", () => {
  const note = "Größe – ".repeat(30).trim();
  const card = contactCard({ ...data, note });
  const encoder = new TextEncoder();
  for (const line of card.split("\r\n")) expect(encoder.encode(line).length).toBeLessThan(76);
  expect(card.replaceAll("\r\n ", "")).toContain(`NOTE:${note}\r\n`);
});
