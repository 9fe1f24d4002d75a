import preview from "../../.storybook/preview.tsx";
import { userEvent } from "storybook/test";
import { BottomBar } from "../../app/widgets/BottomBar/BottomBar.tsx";

/** The bar for small screens, below md. */
const meta = preview.meta({
  title: "Widgets/BottomBar",
  component: BottomBar,
  globals: { viewport: { value: "phone" } },
  // Designed for widths below md; the test browser is wider.
  decorators: [
    (Story) => (
      <div style={{ width: 390 }}>
        <style>{'nav[aria-label="Quick links"] { display: grid !important }'}</style>
        <Story />
      </div>
    ),
  ],
});

export const FiveTabs = meta.story({ args: { current: "home" } });

export const ServicesInView = meta.story({ args: { current: "services", currentIs: "location" } });

export const OnTheNarrowestPhone = meta.story({
  args: { current: "projects", style: { width: 320 } },
});

export const KeyboardFocus = meta.story({ play: () => userEvent.tab() });
