import { expect, test } from "vitest";
import { firmFacts } from "./firmFacts.ts";

const figures = {
  priceRange: "££",
  rating: { value: 4.5, best: 5, count: 12 },
  freeConsultation: { price: 0, currency: "GBP" },
};

test("prices, consultation and rating in words", () => {
  expect(firmFacts(figures).map(({ value }) => value)).toEqual([
    "££",
    "Free",
    "4.5 out of 5 from 12 reviews",
  ]);
});

test("a consultation that costs something says what", () => {
  const facts = firmFacts({ ...figures, freeConsultation: { price: 40, currency: "GBP" } });
  expect(facts[1]).toEqual({ name: "Consultation", value: "£40.00" });
});

test("legal name and address come first where they are given", () => {
  const facts = firmFacts({ ...figures, legalName: "A firm Ltd", address: "1 Some Street" });
  expect(facts.slice(0, 2).map(({ value }) => value)).toEqual(["A firm Ltd", "1 Some Street"]);
});
