import preview from "../../.storybook/preview.tsx";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { categoryFilters } from "../../app/content/lists.server.ts";
import { counted } from "../../app/lib/counted.ts";
import { recentKey } from "../../app/lib/browser/storageKeys.ts";
import { Portfolio } from "../../app/sections/project/Portfolio.tsx";
import { projectCards } from "../fixtures/cards.ts";
import { content } from "../fixtures/entries.ts";
import { decorative, drawing } from "../fixtures/pictures.ts";
import { inContainer } from "../support/decorators.tsx";

const categories = categoryFilters(content);
const projects = projectCards(12);
const first = categories[0]!;

const words = { ...content.words.projects, all: content.words.labels.allProjects };

const meta = preview.meta({
  title: "Sections/Project/Portfolio",
  component: Portfolio,
  args: { projects, categories, words, emptyPicture: decorative(drawing("empty")) },
  parameters: { path: "/projects" },
  decorators: [inContainer()],
});

export const NoProjectYet = meta.story({
  args: { projects: [] },
  parameters: { visual: { screens: ["phone"] } },
});

/** A link that reveals fewer than another six is not worth a press. */
export const ElevenAreAllListed = meta.story({ args: { projects: projects.slice(0, 11) } });

/** Whether the next click is left to the browser, which here is kept from following the link. */
const isLeftToBrowser = () =>
  new Promise<boolean>((resolve) => {
    const onClick = (event: MouseEvent) => {
      resolve(!event.defaultPrevented);
      event.preventDefault();
    };
    // After every handler of the page's.
    window.addEventListener("click", onClick, { once: true });
  });

export const ShowAllGoesOnAtTheFirstNewProject = meta.story({
  play: async ({ canvas }) => {
    const showAll = canvas.getByRole("link", { name: /Show all/ });
    const user = userEvent.setup();
    await user.keyboard("{Control>}");
    const isLeft = isLeftToBrowser();
    await user.click(showAll);
    await expect(await isLeft).toBe(true);
    await user.keyboard("{/Control}");
    await user.click(showAll);
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: projects[6]!.title })).toHaveFocus(),
    );
  },
});

/** On paper all twelve are listed, and no link leads to the rest. */
export const SixOfTwelveAndALinkToTheRest = meta.story({
  parameters: { visual: { also: ["print"] } },
});

export const AFilterFromTheAddress = meta.story({
  parameters: { path: `/projects?category=${first.slug}` },
});

export const AnEmptyCategory = meta.story({
  args: { projects: projects.filter(({ category }) => category !== first.name) },
  parameters: { path: `/projects?category=${first.slug}` },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("link", { name: words.all }));
    await canvas.findByText(counted(args.projects.length, words.one, words.many));
  },
});

export const SeenProjectsBesideTheCount = meta.story({
  beforeEach: () =>
    localStorage.setItem(recentKey, [projects[2]!.href, projects[0]!.href].join(" ")),
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("navigation", { name: words.seen }));
    await expect(row.getAllByRole("link")).toHaveLength(2);
  },
});

export const ALinkBelowAFilter = meta.story({
  args: { words: { ...words, notes: [{ category: first.slug, name: "More", href: "/faq" }] } },
  parameters: { path: `/projects?category=${first.slug}` },
  play: ({ canvas }) => expect(canvas.getByRole("link", { name: "More" })).toBeVisible(),
});

/** Skeletons first, then the cards enter one after the other. */
export const SkeletonsThenCardsInTurn = meta.story({
  parameters: { visual: { instants: [0, 700, 1500] } },
});
