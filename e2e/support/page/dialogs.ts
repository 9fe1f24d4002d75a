import type { Locator, Page } from "@playwright/test";
import { galleryProject } from "../firm/examples.ts";

/** The links to a project's pictures, which open them in a dialog. */
export const pictureLinks = (page: Page) =>
  page.getByRole("list", { name: /pictures of/i }).getByRole("link");

type Dialog = {
  name: string;
  path: string;
  opener: (page: Page) => Locator;
  /** What its code brings last, if that comes after it has opened. */
  last?: (page: Page) => Locator;
};

const { entry: project } = galleryProject;

/** The dialogs of the site: the page each is on, what opens it and its name. */
export const dialogs: Dialog[] = [
  {
    name: "Menu",
    path: "/faq",
    opener: (page: Page) => page.getByRole("banner").getByRole("button", { name: "Menu" }),
  },
  {
    name: "Search",
    path: "/faq",
    opener: (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" }),
  },
  ...(project
    ? [
        {
          name: `Pictures of ${project.title}`,
          path: `/projects/${project.slug}`,
          opener: (page: Page) => pictureLinks(page).first(),
          last: (page: Page) => page.getByRole("dialog").locator("[aria-pressed]"),
        },
      ]
    : []),
];

export const dialogNamed = (page: Page, name: string) =>
  page.getByRole("dialog", { name, exact: true });
