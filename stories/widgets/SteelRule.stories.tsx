import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { SteelRule } from "../../app/widgets/SteelRule/SteelRule.tsx";

const meta = preview.meta({ title: "Widgets/SteelRule", component: SteelRule });

export const CarriesNoWords = meta.story({
  render: () => <SteelRule data-testid="rule" />,
  play: async ({ canvas }) => {
    const rule = canvas.getByTestId("rule");
    await expect(rule).toBeEmptyDOMElement();
    await expect(rule.getBoundingClientRect().width).toBe(document.body.clientWidth);
    await expect(getComputedStyle(rule).backgroundImage).toContain("repeating-linear-gradient");
  },
});
