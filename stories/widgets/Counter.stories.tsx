import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { Counter } from "../../app/widgets/Counter/Counter.tsx";

/** Its motion is tested in the browser suite; stories run under reduced motion. */
const meta = preview.meta({
  title: "Widgets/Counter",
  component: Counter,
  args: { value: 300, suffix: "+" },
  decorators: [
    (Story) => (
      <Typography variant="h2" component="p">
        <Story />
      </Typography>
    ),
  ],
});

export const FinalFigureUnderReducedMotion = meta.story({});

export const WithoutSuffix = meta.story({ args: { value: 15, suffix: undefined } });

export const Nothing = meta.story({ args: { value: 0 } });

/** Nothing, half-way, and the final figure in the first frame after the end. */
export const Running = meta.story({ parameters: { visual: { instants: [0, 1000, 2050] } } });
