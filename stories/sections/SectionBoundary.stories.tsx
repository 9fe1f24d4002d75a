import { useState } from "react";
import Button from "@mui/material/Button";
import preview from "../../.storybook/preview.tsx";
import { userEvent } from "storybook/test";
import { SectionBoundary } from "../../app/sections/page/SectionBoundary.tsx";
import { inFrame } from "../support/decorators.tsx";

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
  title: "Sections/Page/SectionBoundary",
  component: SectionBoundary,
  tags: ["throws"],
  args: { name: "part", children: <Part fails={false} /> },
  decorators: [
    inFrame(),
    (Story) => (
      <>
        <Story />
        <p>What stands beside it.</p>
      </>
    ),
  ],
});

export const FailsWhileRead = meta.story({
  play: ({ canvas }) => userEvent.click(canvas.getByRole("button", { name: "Break it" })),
});

export const FailsFromTheStart = meta.story({ args: { children: <Part fails /> } });

export const QuietWhereItRepeatsOthers = meta.story({
  args: { quiet: true, children: <Part fails /> },
});
