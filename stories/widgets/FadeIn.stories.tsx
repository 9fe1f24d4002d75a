import preview from "../../.storybook/preview.tsx";
import Typography from "@mui/material/Typography";
import { durations } from "../../app/theme/tokens.ts";
import { FadeIn } from "../../app/widgets/FadeIn/FadeIn.tsx";
import { SkipLink } from "../../app/widgets/SkipLink/SkipLink.tsx";

/** Its motion is tested in the browser suite; stories run under reduced motion. */
const meta = preview.meta({ title: "Widgets/FadeIn", component: FadeIn });

/** Two come into view together: the second fades in after the first. */
export const SeenInTurn = meta.story({
  parameters: { visual: { instants: [0, 100, durations.enter, durations.enter + 100] } },
  render: () => (
    <main id="main-content">
      {/* A page always has a stop. Without one, axe takes the window, whose scrollbar always shows, for a part
          that the keyboard can't scroll. */}
      <SkipLink />
      <div style={{ height: "150vh" }} />
      {["The first", "The second"].map((words) => (
        <FadeIn key={words}>
          <Typography variant="h2" component="p">
            {words}
          </Typography>
        </FadeIn>
      ))}
    </main>
  ),
  play: async ({ canvas }) => {
    const second = canvas.getByText("The second");
    // Once a new observer has been called, so have all earlier ones.
    await new Promise<void>((done) => {
      new IntersectionObserver((_, observer) => {
        observer.disconnect();
        done();
      }).observe(second);
    });
    second.scrollIntoView();
  },
});
