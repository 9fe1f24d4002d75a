import preview from "../../.storybook/preview.tsx";
import { OpenNow } from "../../app/widgets/OpenNow/OpenNow.tsx";
import { seenAt } from "../support/browser.ts";

const hours = {
  phone: [{ days: ["Mo", "Tu", "We", "Th", "Fr"], opens: "08:00", closes: "18:00" }],
  bankHolidays: [{ date: "2026-12-25", name: "Christmas Day" }],
};

/** Whether someone answers the phone now. */
const meta = preview.meta({
  title: "Widgets/OpenNow",
  component: OpenNow,
  tags: ["replaces-browser"],
  args: { hours },
});

export const Open = meta.story({ beforeEach: seenAt("2026-11-20T10:00:00Z") });

export const Closed = meta.story({ beforeEach: seenAt("2026-11-20T23:59:00Z") });

export const OnABankHoliday = meta.story({ beforeEach: seenAt("2026-12-25T10:00:00Z") });

export const NotKnown = meta.story({ args: { hours: { phone: [] } } });
