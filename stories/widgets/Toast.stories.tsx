import Button from "@mui/material/Button";
import preview from "../../.storybook/preview.tsx";
import { useEffect } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { durations } from "../../app/theme/tokens.ts";
import { Toast } from "../../app/widgets/Toast/Toast.tsx";
import { useToast } from "../../app/widgets/Toast/ToastProvider.tsx";
import type { ToastWords } from "../../app/widgets/Toast/toasts.ts";

function Controls({ words }: { words: ToastWords }) {
  const { add, update, dismiss, remove } = useToast();
  return (
    <main style={{ display: "flex", gap: 12, padding: 24, paddingTop: 240 }}>
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

const dismissed = fn();

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const None = meta.story({
  play: async () => {
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
});

export const DismissedByItsButton = meta.story({
  render: () => <Toast toast={{ id: "1", title: "A message", open: true }} onDismiss={dismissed} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button"));
    await expect(dismissed).toHaveBeenCalledTimes(1);
  },
});

export const One = meta.story({
  play: async () => {
    const region = screen.getByRole("status");
    await press("Add");
    await expect(region).toHaveTextContent("Number copied");
    await expect(screen.getByRole("status")).toBe(region);
  },
});

export const TheSecondTakesTheFirstOnesPlace = meta.story({
  play: async () => {
    await press("Add");
    await press("Add another");
    await expect(screen.getByRole("status")).toHaveTextContent("Another message");
    await expect(screen.queryByText("Number copied")).toBeNull();
  },
});

export const Updated = meta.story({
  play: async () => {
    await press("Add and update");
    await expect(screen.getByRole("status")).toHaveTextContent("Done");
    await expect(screen.queryByText("Working on it")).toBeNull();
  },
});

export const Dismissed = meta.story({
  play: async () => {
    await press("Add");
    await press("Dismiss message");
    await waitFor(() => expect(screen.getByText("Number copied")).not.toBeVisible());
    await press("Remove");
    await expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
});

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
  play: async () => {
    await press("Add");
    const undo = screen.getByRole("button", { name: "Undo" });
    await waitFor(() => expect(undo).toBeVisible());
  },
});

export const LongWords = meta.story({
  args: {
    words: {
      title: "Donaudampfschifffahrtsgesellschaftskapitänskajütentreppenhandlauf",
      description: "https://example.org/".concat("eine-sehr-lange-adresse-".repeat(8)),
    },
  },
  play: async () => {
    await press("Add");
    const region = screen.getByRole("status");
    await expect(region.scrollWidth).toBeLessThanOrEqual(region.clientWidth);
  },
});

function Arriving({ words }: { words: ToastWords }) {
  const { add } = useToast();
  useEffect(() => void add(words), [add, words]);
  return null;
}

/** It slides in, stays, and is gone when its time is up. */
export const ArrivesAndGoes = meta.story({
  parameters: {
    visual: { instants: [0, durations.slide / 2, durations.slide, 4000] },
  },
  render: (args) => <Arriving {...args} />,
  play: async () => {
    // Polite, and in the DOM before and after the message.
    await expect(screen.getByRole("status")).not.toHaveAttribute("aria-live", "assertive");
  },
});
