import { expect, type Page } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";

const project = getContent().projects[0]!;

/** What opens over a page: where, by what, and the dialog's name. */
export const dialogs = [
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
  {
    name: `Pictures of ${project.title}`,
    path: `/projects/${project.slug}`,
    opener: (page: Page) =>
      page
        .getByRole("list", { name: `Pictures of ${project.title}` })
        .getByRole("link")
        .first(),
  },
];

export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

/** Waits until the history has come to rest on a page, and not on what stood open over it. */
export const onPageItself = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => (history.state as { isDialog?: true } | null)?.isDialog))
    .toBeUndefined();
