import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { drawnIcons } from "../../app/content/drawnIcons.ts";
import { DrawnIcon } from "../../app/widgets/icons/DrawnIcon.tsx";
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
});

/** Those that an entry may name. */
export const FromContent = meta.story({
  render: () => (
    <ul style={grid}>
      {Object.entries(drawnIcons).map(([name, path]) => (
        <li key={name}>
          <DrawnIcon path={path} />
          <Typography variant="caption" component="p">
            {name}
          </Typography>
        </li>
      ))}
    </ul>
  ),
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
});
