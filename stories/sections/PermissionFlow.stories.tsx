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
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole("radio", { name: "Listed" })),
});

export const NoneOfTheseLeadsToTheCertificate = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "None of these" }));
    await userEvent.click(canvas.getAllByRole("radio", { name: "None of these" })[1]!);
  },
});
