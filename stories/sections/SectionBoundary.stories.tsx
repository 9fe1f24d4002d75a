import { useState } from "react";
import Button from "@mui/material/Button";
import preview from "../../.storybook/preview.tsx";
import { expect, userEvent } from "storybook/test";
import { ContactContext, SectionBoundary } from "../../app/sections/page/SectionBoundary.tsx";
import { contact } from "../fixtures/contact.ts";

/** A component that throws at once, or when clicked. */
function Part({ fails }: { fails: boolean }) {
  const [broken, setBroken] = useState(fails);
  if (broken) throw new Error("planted");
  return (
    <>
      <p>What this part says.</p>
      <Button onClick={() => setBroken(true)}>Break it</Button>
    </>
  );
}

const meta = preview.meta({
  title: "Sections/SectionBoundary",
  component: SectionBoundary,
  args: { name: "part", children: <Part fails={false} /> },
  decorators: [
    (Story) => (
      <ContactContext value={contact}>
        <Story />
        <p>What stands beside it.</p>
      </ContactContext>
    ),
  ],
});

export const Whole = meta.story({});

export const FailsWhileRead = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Break it" }));
    await expect(canvas.getByText(/has stopped working/)).toBeVisible();
    await expect(canvas.getByText("What this part says.")).toBeVisible();
  },
});

export const FailsFromTheStart = meta.story({ args: { children: <Part fails /> } });

export const QuietWhereItRepeatsOthers = meta.story({
  args: { quiet: true, children: <Part fails /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What stands beside it.")).toBeVisible();
    await expect(canvas.queryByText(/could not be shown/)).toBeNull();
  },
});
