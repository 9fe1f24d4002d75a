import { ArgTypes, Description, Title } from "@storybook/addon-docs/blocks";

/**
 * A component's page: the comment above it and its props. Its states are in the sidebar, each in a window of
 * its own, since bars, dialogs and what depends on a width need one.
 */
export default function DocsPage() {
  return (
    <>
      <Title />
      <Description />
      <ArgTypes />
    </>
  );
}
