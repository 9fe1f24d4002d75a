import preview from "../../.storybook/preview.tsx";
import { NeedsScript } from "../../app/widgets/NeedsScript/NeedsScript.tsx";

const meta = preview.meta({
  title: "Widgets/NeedsScript",
  component: NeedsScript,
  render: () => (
    <>
      <p>What anyone can use.</p>
      <NeedsScript>What needs scripts: not here on paper, and not where they are lost.</NeedsScript>
    </>
  ),
});

export const WithScripts = meta.story({ parameters: { visual: { also: ["print"] } } });

export const ScriptsLost = meta.story({
  decorators: [
    (Story) => (
      <div data-scripts="failed">
        <Story />
      </div>
    ),
  ],
});
