import { smallContent } from "../fixtures/smallContent.ts";
import { business, claim, closure, nextStart, openingHours, optionalParts } from "./business.ts";
import { describeKind } from "./describeKind.ts";

const small = smallContent();

const [run] = small.business.hours.working;
describeKind("hours", openingHours, run!, {
  broken: [
    { days: [], opens: "8am", closes: "24:00" },
    { days: ["Xx"] },
    { opens: "18:00", closes: "08:00" },
    { closes: run!.opens },
  ],
});
const days = { from: "2026-12-24", to: "2027-01-03", reason: "A break" };
describeKind("closure", closure, days, {
  valid: [{ to: days.from }],
  broken: [
    { from: "2027-01-04" },
    { from: "Christmas", to: "2027-02-29", reason: "" },
    { reason: undefined },
  ],
});
describeKind(
  "next start",
  nextStart,
  { from: "2027-02-01", until: "2027-01-22" },
  {
    valid: [{ until: "2027-02-01" }],
    broken: [{ until: "2027-02-02" }, { from: "soon", until: undefined }],
  },
);

describeKind("claim", claim, small.business.claims[0]!, {
  valid: [{ evidence: "A letter", evidenceDate: "2026-11-24" }],
  broken: [{ id: "Phone", channel: "fax", evidenceDate: "lately" }],
});
const phone = { display: "01452 000 000", e164: "+441452000000" };
const firm = { ...small.business, phone };
describeKind("profile of the firm", business, firm, {
  valid: [
    { phone: { ...phone, display: "+44 1452 000 000" }, optedOut: [...optionalParts] },
    { sample: true, sampleNotice: "Made up." },
    { companyNumber: "12345678", vatNumber: "GB123456789" },
  ],
  broken: [
    {
      phone: { ...phone, e164: "01452000000" },
      email: "a.firm.example",
      hours: {
        working: [],
        phone: [],
        closures: [
          { ...days, from: "2027-01-03" },
          days,
          { ...days, from: "2027-01-04", to: "2027-01-04" },
        ],
        bankHolidays: ["2026-12-26", "2026-12-25", "2026-12-26"].map((date) => ({
          date,
          name: "A",
        })),
      },
      companyNumber: 12345678,
      vatNumber: 123456789,
      social: [{ ...firm.social[0], id: "myspace" }],
      trust: { cover: { short: "A" } },
      rating: { value: 4.9, best: 5, count: 1.5 },
      serviceArea: [],
      serviceRadiusMetres: 0,
      freeConsultation: { price: 0, currency: "pounds" },
      origin: "http://firm.example/",
      country: "GBR",
      optedOut: ["fax"],
    },
    { phone: { ...phone, e164: "+44145200000" }, sample: true },
    { phone: { ...phone, display: "01452 000 001" } },
  ],
});
