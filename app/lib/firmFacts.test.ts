import { expect, test } from "vitest";
import { firmFacts } from "./firmFacts.ts";

const profile = {
  freeConsultation: { price: 0, currency: "GBP" },
};

test("who trades comes first, as far as it is given", () => {
  const facts = firmFacts({ ...profile, legalName: "A firm Ltd", address: "1 Some Street" });
  expect(facts).toEqual([
    { name: "Legal name", value: "A firm Ltd" },
    { name: "Address", value: "1 Some Street" },
    { name: "Consultation", value: "Free" },
  ]);
  const paid = { price: 40, currency: "GBP" };
  const numbers = { companyNumber: "00000000", vatNumber: "GB 000 0000 00" };
  expect(firmFacts({ ...profile, ...numbers, freeConsultation: paid })).toEqual([
    { name: "Company number", value: "00000000" },
    { name: "VAT number", value: "GB 000 0000 00" },
    { name: "Consultation", value: "£40.00" },
  ]);
});
