import Button from "@mui/material/Button";
import preview from "../../.storybook/preview.tsx";
import { useEffect } from "react";
import { screen, userEvent } from "storybook/test";
import { durations } from "../../app/theme/tokens.ts";
import { useToast } from "../../app/widgets/Toast/ToastProvider.tsx";
import type { ToastWords } from "../../app/widgets/Toast/Toast.tsx";

function Controls({ words }: { words: ToastWords }) {
  const { add, update, dismiss, remove } = useToast();
  return (
    // The last button would make a phone's page scroll sideways.
    <main style={{ display: "flex", gap: 12, padding: 24, paddingTop: 240, overflow: "clip" }}>
      <Button onClick={() => add(words)}>Add</Button>
      <Button onClick={() => add({ title: "Another message" })}>Add another</Button>
      <Button
        onClick={() => {
          const id = add({ title: "Working on it" });
          update(id, { title: "Done" });
        }}
      >
        Add and update
      </Button>
      <Button onClick={() => dismiss()}>Dismiss</Button>
      <Button onClick={() => remove()}>Remove</Button>
    </main>
  );
}

/** Short messages that disappear by themselves. */
const meta = preview.meta({
  title: "Widgets/Toast",
  component: Controls,
  args: { words: { title: "Number copied", description: "It is on the clipboard." } },
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const One = meta.story({ play: () => press("Add") });

export const TheSecondTakesTheFirstOnesPlace = meta.story({
  play: async () => {
    await press("Add");
    await press("Add another");
  },
});

export const Updated = meta.story({ play: () => press("Add and update") });

export const WithAnAction = meta.story({
  args: {
    words: {
      title: "Address copied",
      action: (
        <Button size="small" variant="outlined" color="inherit">
          Undo
        </Button>
      ),
    },
  },
  play: () => press("Add"),
});

export const LongWords = meta.story({
  args: {
    words: {
      title: "Donaudampfschifffahrtsgesellschaftskapitänskajütentreppenhandlauf",
      description: "https://example.org/".concat("eine-sehr-lange-adresse-".repeat(8)),
    },
  },
  play: () => press("Add"),
});

function Arriving({ words }: { words: ToastWords }) {
  const { add } = useToast();
  useEffect(() => void add(words), [add, words]);
  return null;
}

/** It slides in, stays, and is gone when its time is up. */
export const ArrivesAndGoes = meta.story({
  parameters: { visual: { instants: [0, durations.slide, 4000] } },
  render: (args) => <Arriving {...args} />,
});
