import preview from "../../.storybook/preview.tsx";
import { expect, waitFor } from "storybook/test";
import { SkipLink } from "../../app/widgets/SkipLink/SkipLink.tsx";

const meta = preview.meta({
  title: "Widgets/SkipLink",
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <p style={{ padding: 24 }}>
        <a href="#top">A link of the menu</a>
      </p>
      <main id="main-content" tabIndex={-1} style={{ padding: 24 }}>
        The page
      </main>
    </>
  ),
});

export const OutOfSight = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Skip to main content" });
    await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  },
});

export const FirstStopShowsIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: "Skip to main content" });
    await expect(link).toHaveFocus();
    await waitFor(() => expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
});

export const MovesFocusToThePage = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
});
