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
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("radio", { name: "It is" })),
});

export const NoneOfTheseLeadsToTheCertificate = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "None of these" }));
    await userEvent.click(canvas.getAllByRole("radio", { name: "None of these" })[1]!);
  },
});
