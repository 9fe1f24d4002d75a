import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { expect } from "storybook/test";
import * as icons from "../../app/widgets/icons/icons.tsx";
import { SocialIcon } from "../../app/widgets/icons/social.tsx";

const meta = preview.meta({ title: "Widgets/icons" });

const grid = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(140px, 1fr))",
  gap: 24,
  padding: 24,
  listStyle: "none",
};

export const LineIcons = meta.story({
  render: () => (
    <ul style={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon />
          <Typography variant="caption" component="p">
            {name}
          </Typography>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll("svg")];
    await expect(drawn).toHaveLength(Object.keys(icons).length);
    for (const icon of drawn) {
      await expect(icon).toHaveAttribute("aria-hidden", "true");
      const { width, height } = icon.querySelector("path")!.getBBox();
      await expect(Math.max(width, height)).toBeGreaterThan(8);
    }
  },
});

export const Social = meta.story({
  render: () => (
    <ul style={grid}>
      {(["facebook", "instagram", "tiktok"] as const).map((network) => (
        <li key={network}>
          <SocialIcon network={network} /> {network}
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll("svg")) {
      await expect(icon).toHaveAttribute("aria-hidden", "true");
    }
  },
});
