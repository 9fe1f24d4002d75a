import { expect } from "storybook/test";
import preview from "../../.storybook/preview.tsx";
import PermissionFlow from "../../app/sections/tools/PermissionFlow.tsx";
import { permissionFlow } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/PermissionFlow",
  component: PermissionFlow,
  args: permissionFlow,
  decorators: [inContainer()],
});

export const FirstQuestion = meta.story({});

export const AnAnswerEndsTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Listed" }));
    await expect(canvas.getByText("You need consent.")).toBeVisible();
    // The verdicts of other answers, and later questions.
    for (const hidden of canvas.getAllByText(/to apply|^Over/))
      await expect(hidden).not.toBeVisible();
    await expect(canvas.getByText(/certificate proves it/)).not.toBeVisible();
  },
});

export const NoneOfTheseLeadsToTheCertificate = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "None of these" }));
    await userEvent.click(canvas.getAllByRole("radio", { name: "None of these" })[1]!);
    await expect(canvas.getByText(/lawful development certificate proves it/)).toBeVisible();
    for (const verdict of canvas.getAllByText(/^You need/)) await expect(verdict).not.toBeVisible();
  },
});
