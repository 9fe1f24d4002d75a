import { expect, type Page } from "@playwright/test";
import { followLinkTo } from "../support/page/links.ts";
import { business } from "../../app/content/business.ts";
import { hydrated, visit } from "../../scripts/lib/visit.ts";
import { onePerKind, pages } from "../../scripts/lib/pages.ts";
import { kindsCoveredByOthers } from "../support/firm/kinds.ts";
import { project } from "../support/firm/examples.ts";
import { orSkip } from "../support/firm/orSkip.ts";
import { test } from "./prerendered.ts";
import { onlyFull } from "../support/browser/screen.ts";

/** A client navigation has to start from a page with links. */
const posts = pages.filter(({ kind }) => kind === "post");
const services = pages.filter(({ kind }) => kind === "service");

/** The tags in the current head that machines read. */
const readHead = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    // The policy belongs to the document, so it stays on a client navigation.
    tags: [
      ...document.head.querySelectorAll(
        "meta:not([http-equiv]), link[rel=canonical], link[rel=alternate]",
      ),
    ]
      .map((tag) => tag.outerHTML)
      .toSorted(),
    graphs: [...document.querySelectorAll("script[type='application/ld+json']")].map(
      ({ textContent }) => textContent,
    ),
  }));

/** Navigates on the client. */
async function follow(page: Page, path: string, title: string) {
  await followLinkTo(page, path);
  await expect(page).toHaveURL(path);
  await expect(page).toHaveTitle(title);
}

test.describe("the head is the same", () => {
  test.describe.configure({ mode: "default" });
  /** A tab that is never reloaded, and the title of the page it starts from. */
  let travelling: Page;
  let home: string;
  /** A tab in which nothing changes a page. */
  let silent: Page;
  test.beforeAll(async ({ browser }) => {
    silent = await browser.newPage({ javaScriptEnabled: false });
    travelling = await browser.newPage();
    await travelling.goto((posts[1] ?? services.at(-1) ?? pages[0]!).path);
    await hydrated(travelling);
    home = await travelling.title();
    await travelling.evaluate(() => Object.assign(window, { sameDocument: true }));
  });
  test.afterAll(() => Promise.all([silent.close(), travelling.close()]));

  for (const { path, kind } of onePerKind) {
    test(
      `before hydration, after it and after a navigation: ${kind}`,
      kindsCoveredByOthers.has(kind) ? onlyFull : {},
      async ({ page }) => {
        await silent.goto(path);
        const before = await readHead(silent);

        await visit(page, path);
        expect(await readHead(page)).toEqual(before);

        await follow(travelling, path, before.title);
        // Only documents have structured data; another page's would be wrong.
        expect(await readHead(travelling)).toEqual({ ...before, graphs: [] });
        await travelling.goBack();
        await expect(travelling).toHaveTitle(home);
        expect(await travelling.evaluate(() => "sameDocument" in window)).toBe(true);
      },
    );
  }
});

test("neither a query nor a chosen filter changes the canonical address", async ({ page }) => {
  const canonical = page.locator("link[rel=canonical]");
  const wanted = `${business.origin}/projects`;
  await visit(page, "/projects?utm_source=mail");
  await expect(canonical).toHaveAttribute("href", wanted);
  orSkip(project);
  await page.getByRole("main").locator("a[href*='category=']").last().click();
  await expect(page).toHaveURL(/category=/);
  await expect(canonical).toHaveAttribute("href", wanted);
});

/** Every value of a property of one type of thing, anywhere in a graph. */
const valuesOf = (node: unknown, type: string, property: string): unknown[] => {
  if (typeof node !== "object" || node === null) return [];
  const thing = node as Record<string, unknown>;
  const own = thing["@type"] === type ? [thing[property]] : [];
  return [...own, ...Object.values(thing).flatMap((value) => valuesOf(value, type, property))];
};

// What else a page of each kind says is in app/seo/golden/structured-data.json, whole.
test("every page has structured data once, with the breadcrumbs and questions that it shows", ({
  prerendered,
}) => {
  for (const { path, jsonLd, breadcrumbs, questions } of prerendered) {
    expect(jsonLd, path).toHaveLength(1);
    const graph: unknown = JSON.parse(jsonLd[0]!);
    const crumbs = breadcrumbs.map(({ name }) => name);
    expect(valuesOf(graph, "ListItem", "name"), path).toEqual(expect.arrayContaining(crumbs));
    expect(valuesOf(graph, "Question", "name"), path).toEqual(expect.arrayContaining(questions));
  }
});
