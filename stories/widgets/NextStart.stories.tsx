import preview from "../../.storybook/preview.tsx";
import { NextStart } from "../../app/widgets/NextStart/NextStart.tsx";
import { seenAt } from "../support/browser.ts";

/** When the firm could start a new job. */
const meta = preview.meta({
  title: "Widgets/NextStart",
  tags: ["replaces-browser"],
  component: NextStart,
  args: { next: { from: "2027-02-01", until: "2027-01-22" } },
});

export const OnItsLastDay = meta.story({ beforeEach: seenAt("2027-01-22T23:59:00Z") });

export const Over = meta.story({
  tags: ["shows-nothing"],
  beforeEach: seenAt("2027-01-23T00:00:00Z"),
});
