import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { TableOfContents } from "../../app/sections/page/TableOfContents.tsx";
import { Prose } from "../../app/sections/page/Prose.tsx";
import { QuestionGroups } from "../../app/sections/page/QuestionGroups.tsx";
import { ReadingColumns } from "../../app/sections/page/ReadingColumns.tsx";
import { charactersPerLine, onDesktop } from "../support/browser.ts";

const headings = ["Measure", "Draw", "Make"].map((text) => ({ id: text.toLowerCase(), text }));
const sentence = "A long text stands in a column that the eye can cross without losing the line. ";
const text = (
  <Prose
    html={headings
      .map(({ id, text: words }) => `<h2 id="${id}">${words}</h2><p>${sentence.repeat(5)}</p>`)
      .join("")}
  />
);

const meta = preview.meta({
  title: "Sections/Page/ReadingColumns",
  component: ReadingColumns,
  parameters: { visual: { also: ["print"] } },
});

export const ContentsTextAndAside = meta.story({
  globals: onDesktop,
  args: {
    contents: <TableOfContents headings={headings} />,
    aside: <p>Beside it</p>,
    children: text,
  },
});

export const AsideAlone = meta.story({
  globals: onDesktop,
  args: { aside: <aside>Below that</aside>, children: text },
});

export const LinesStayUnder68Characters = meta.story({
  args: { children: text },
  play: async ({ canvas }) => {
    const lines = charactersPerLine(canvas.getAllByText(/A long text/)[0]!.firstChild as Text);
    // The space at the end of a wrapped line is invisible.
    await expect(Math.max(...lines) - 1).toBeLessThanOrEqual(68);
  },
});

export const QuestionsInGroups = meta.story({
  render: () => (
    <QuestionGroups
      groups={["Getting a quote", "On site"].map((title, at) => ({
        id: title.toLowerCase().replaceAll(" ", "-"),
        title,
        questions: [
          {
            id: `what-about-${at}`,
            question: `What about ${title.toLowerCase()}?`,
            answer: sentence,
          },
        ],
      }))}
    />
  ),
});
