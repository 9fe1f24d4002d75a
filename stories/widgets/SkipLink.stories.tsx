import preview from "../../.storybook/preview.tsx";
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

export const FirstStopShowsIt = meta.story({ play: ({ userEvent }) => userEvent.tab() });
