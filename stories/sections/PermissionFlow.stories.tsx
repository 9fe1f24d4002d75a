import preview from "../../.storybook/preview.tsx";
import PermissionFlow from "../../app/sections/tools/PermissionFlow.tsx";
import { toolOf } from "../fixtures/tools.ts";
import { inContainer } from "../support/decorators.tsx";

const meta = preview.meta({
  title: "Sections/Tools/PermissionFlow",
  component: PermissionFlow,
  args: toolOf("permission"),
  decorators: [inContainer()],
});

export const AnAnswerEndsTheWay = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "It has neighbours" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Little" }));
    await userEvent.click(canvas.getByRole("radio", { name: "It is" }));
    await userEvent.click(canvas.getByText("Why", { selector: "div:has(:checked) > details > *" }));
  },
});

export const AnAnswerThatAsksOn = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "It has neighbours" }));
    await userEvent.click(canvas.getByRole("radio", { name: "Rather" }));
  },
});

export const NoneOfTheseLeadsToTheCertificate = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "It stands alone" }));
    for (const at of [0, 1, 2])
      await userEvent.click(canvas.getAllByRole("radio", { name: "None of these" })[at]!);
  },
});
