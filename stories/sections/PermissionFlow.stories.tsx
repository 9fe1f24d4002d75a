import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import PermissionFlow from "../../app/sections/tools/PermissionFlow.tsx";
import { permissionFlow } from "../fixtures/tools.ts";
import { onSmallPhone } from "../support/browser.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/PermissionFlow",
  component: PermissionFlow,
  args: permissionFlow,
  decorators: [inContainer()],
});

export const FirstQuestion = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("group")).toHaveLength(1);
    const answer = canvas.getAllByText(/you need to apply/)[0];
    await expect(answer).not.toBeVisible();
  },
});

export const YesEndsTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Yes" }));
    await expect(canvas.getAllByText(/you need to apply/)[0]).toBeVisible();
    await expect(canvas.getAllByRole("group")).toHaveLength(1);
  },
});

export const NoLeadsOnToTheEnd = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "No" }));
    const second = canvas.getByRole("group", { name: "Is it higher than 4 m?" });
    await expect(second).toBeVisible();
    await userEvent.click(canvas.getAllByRole("radio", { name: "No" })[1]!);
    await expect(canvas.getByText(/likely to be permitted development/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "The district council" })).toBeVisible();
  },
});

export const OnSmallPhone = meta.story({
  globals: onSmallPhone,
  parameters: { visual: { screens: [] } },
});
