/** The smallest valid tool of each kind, for tests. */

export const rules = [
  { source: "A rule", url: "https://rules.test", paragraph: "1.3", read: "2026-11-25" },
];
export const common = { title: "A tool", lead: "What it does.", rules, pages: ["/services/doors"] };
export const stairs = {
  kind: "stairs",
  ...common,
  limits: { rise: [150, 220], going: [220, 300], pitch: 42, sum: [550, 700] },
  height: { label: "Height", min: 600, max: 4000, usual: 2600 },
  run: { label: "Length", min: 500, max: 6000, usual: 2800 },
  heights: [2400, 2600],
};
export const job = {
  job: "A door",
  href: "/services/doors",
  waiting: "the maker",
  before: "making",
};
export const times = {
  kind: "times",
  ...common,
  jobs: [
    { ...job, onSite: "a-door" },
    { ...job, job: "A gate", before: "gate-wait", onSite: "a-gate" },
  ],
};
export const quote = {
  kind: "quote",
  ...common,
  job: "A door",
  lines: [
    { item: "The door", says: "Oak", pounds: 501 },
    { item: "Hanging", says: "Half a day", pounds: 100 },
  ],
  payments: [
    { when: "Ordered", percent: 25 },
    { when: "Hung", percent: 50 },
    { when: "Oiled", percent: 25 },
  ],
};
export const drawing = {
  kind: "drawing",
  ...common,
  picture: { src: "og.svg", alt: "A drawing" },
  labels: [
    { name: "Beam", says: "Carries.", at: [10, 20] },
    { name: "Wall", says: "Stands.", at: [30, 40] },
  ],
};
export const asked = (ask: string) => ({ ask, answers: [{ when: "It is", paragraph: "A.1" }] });
export const permission = {
  kind: "permission",
  title: "Permission",
  lead: "Answer.",
  rules,
  verdicts: { permission: "Apply.", "prior approval": "Wait.", consent: "Stop.", ask: "Ask." },
  first: [asked("Flat?")],
  otherwise: "Get a lawful development certificate.",
  certificate: "https://rules.test/certificate",
  jobs: [
    { title: "A shed", pages: ["/blog/oak"], rules, questions: [asked("High?")] },
    { title: "A loft", pages: ["/guides/cost"], rules, questions: [asked("Wide?")] },
  ],
};
