import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { Contents } from "../../app/sections/page/Contents.tsx";
import { Prose } from "../../app/sections/page/Prose.tsx";
import { QuestionGroups } from "../../app/sections/page/QuestionGroups.tsx";
import { ReadingColumns } from "../../app/sections/page/ReadingColumns.tsx";
import { expectLink, onDesktop } from "../support/browser.ts";

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
  title: "Sections/ReadingColumns",
  component: ReadingColumns,
  parameters: { visual: { also: ["print"] } },
});

export const ContentsTextAndAside = meta.story({
  globals: onDesktop,
  args: { contents: <Contents headings={headings} />, aside: <p>Beside it</p>, children: text },
  play: async ({ canvas }) => {
    const left = (element: HTMLElement) => element.getBoundingClientRect().left;
    const contents = canvas.getByRole("navigation", { name: "On this page" });
    const paragraph = canvas.getAllByText(/A long text/)[0]!;
    await expect(left(contents)).toBeLessThan(left(paragraph));
    await expect(left(paragraph)).toBeLessThan(left(canvas.getByText("Beside it")));
    for (const { id, text: words } of headings) {
      await expectLink(canvas, words, `#${id}`);
    }
  },
});

export const LinesStayUnder68Characters = meta.story({
  args: { children: text },
  play: async ({ canvas }) => {
    const node = canvas.getAllByText(/A long text/)[0]!.firstChild!;
    const range = document.createRange();
    const perLine = new Map<number, number>();
    for (let at = 0; at < node.textContent!.length; at++) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { bottom } = range.getBoundingClientRect();
      perLine.set(bottom, (perLine.get(bottom) ?? 0) + 1);
    }
    // The space at the end of a wrapped line is invisible.
    await expect(Math.max(...perLine.values()) - 1).toBeLessThanOrEqual(68);
  },
});

export const TextAlone = meta.story({
  args: { children: text },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation")).toBeNull();
  },
});

export const QuestionsInGroups = meta.story({
  render: () => (
    <QuestionGroups
      groups={["Getting a quote", "On site"].map((title) => ({
        title,
        questions: [{ question: `What about ${title.toLowerCase()}?`, answer: sentence }],
      }))}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectLink(canvas, "On site", "#on-site");
    await expect(canvas.getByRole("region", { name: "On site" })).toBeVisible();
    await expect(canvasElement.querySelector("#what-about-on-site")).not.toBeNull();
  },
});
