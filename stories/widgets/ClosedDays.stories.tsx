import preview from "../../.storybook/preview.tsx";
import { ClosedDays } from "../../app/widgets/ClosedDays/ClosedDays.tsx";
import { seenAt } from "../support/browser.ts";

const hours = {
  phone: [],
  closures: [{ from: "2026-12-24", to: "2027-01-03", reason: "Christmas break" }],
  bankHolidays: [{ date: "2026-12-25", name: "Christmas Day" }],
};

/** The days on which the firm is closed. */
const meta = preview.meta({
  title: "Widgets/ClosedDays",
  component: ClosedDays,
  tags: ["replaces-browser"],
  args: { hours },
});

export const WeeksBefore = meta.story({ beforeEach: seenAt("2026-11-26T10:00:00Z") });

export const Over = meta.story({ beforeEach: seenAt("2027-01-04T00:00:00Z") });
