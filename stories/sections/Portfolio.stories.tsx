import preview from "../../.storybook/preview.tsx";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { categoryFilters } from "../../app/content/lists.server.ts";
import { Portfolio } from "../../app/sections/project/Portfolio.tsx";
import { NothingInCategory } from "../../app/sections/project/NothingInCategory.tsx";
import { projectCards } from "../fixtures/cards.ts";
import { content } from "../fixtures/entries.ts";
import { decorative, drawing } from "../fixtures/pictures.ts";
import { inContainer } from "../support/decorators.tsx";

const categories = categoryFilters(content);
const projects = projectCards(12);
const first = categories[0]!;

const meta = preview.meta({
  title: "Sections/Portfolio",
  component: Portfolio,
  subcomponents: { NothingInCategory },
  args: { projects, categories, emptyPicture: decorative(drawing("empty")) },
  parameters: { path: "/projects" },
  decorators: [inContainer()],
});

/** The announced count; a story's frame has another status region. */
const count = (root: HTMLElement) => root.querySelector<HTMLElement>('.count[role="status"]');

/** Names of the visible projects. */
const seen = (root: HTMLElement) =>
  within(root)
    .queryAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

export const SixOfTwelve = meta.story({});

export const NoProjectYet = meta.story({
  args: { projects: [] },
  parameters: { visual: { screens: ["phone"] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The first project is still being written up/)).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: /Filter/ })).toBeNull();
  },
});

/** A link that reveals fewer than another six is not worth a press. */
export const ElevenAreAllListed = meta.story({
  args: { projects: projects.slice(0, 11) },
  play: async ({ canvas, canvasElement }) => {
    await expect(seen(canvasElement)).toHaveLength(11);
    await expect(canvas.queryByRole("link", { name: /Show all/ })).toBeNull();
  },
});

export const ShowAllGoesOnAtTheFirstNewProject = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole("link", { name: /Show all/ }));
    await waitFor(() => expect(seen(canvasElement)).toHaveLength(12));
    await expect(canvas.getByRole("link", { name: projects[6]!.title })).toHaveFocus();
  },
});

export const AFilterFromTheAddress = meta.story({
  parameters: { path: `/projects?category=${first.slug}` },
});

export const AnEmptyCategory = meta.story({
  args: { projects: projects.filter(({ category }) => category !== first.name) },
  parameters: { path: `/projects?category=${first.slug}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(seen(canvasElement)).toEqual([]);
    await expect(count(canvasElement)).toHaveTextContent(`0 projects in ${first.name}`);
    await userEvent.click(canvas.getByRole("link", { name: "See all projects" }));
    await waitFor(() => expect(seen(canvasElement)).toHaveLength(9));
  },
});

/** Skeletons first, then the cards enter one after the other. */
export const SkeletonsThenCardsInTurn = meta.story({
  parameters: {
    visual: {
      instants: [0, 700, 1500],
    },
  },
  play: async ({ canvasElement }) => {
    // The cards are in the DOM and counted with or without skeletons.
    await expect(canvasElement.querySelectorAll("[data-category]")).toHaveLength(projects.length);
    await expect(count(canvasElement)).toHaveTextContent("12 projects");
  },
});
