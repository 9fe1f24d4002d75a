import { test as base } from "@playwright/test";
import { pages } from "../../scripts/lib/pages.ts";

/** Reads the prerendered HTML of every page. Runs in the browser, to use its HTML parser. */
async function readAll(paths: string[]) {
  const read = async (path: string) => {
    const response = await fetch(path);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
    const attribute = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? "");
    const plain = (text: string) => text.replace(/\s+/g, " ").trim();
    const wordsOf = (element: Element | null) => plain(element?.textContent ?? "");
    const jsonLd = all("script[type='application/ld+json']").map((script) => script.textContent);
    const files = [
      ...attribute("link[href]:not([rel=canonical])", "href"),
      ...attribute("script[src], video[src], source[src]", "src"),
      ...attribute("video[poster]", "poster"),
      ...attribute("[srcset]", "srcset").flatMap((set) =>
        set.split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? ""),
      ),
    ];
    const ids = all("[id]").map(({ id }) => id);
    for (const element of all("script, style")) element.remove();
    // Keeps the words of neighbouring blocks apart.
    for (const element of all("p, li, dt, dd, div, h1, h2, h3, h4, figcaption, td, summary"))
      element.append(" ");
    return {
      path,
      status: response.status,
      lang: page.documentElement.lang,
      titles: all("head title").map(wordsOf),
      descriptions: attribute('meta[name="description"]', "content"),
      canonicals: attribute('link[rel="canonical"]', "href"),
      /** What link previews are made from, by name. */
      tags: Object.fromEntries(
        all("meta:is([property*=':'], [name^='twitter:'])").map((tag) => [
          tag.getAttribute("property") ?? tag.getAttribute("name")!,
          tag.getAttribute("content")!,
        ]),
      ),
      feeds: attribute("link[rel=alternate][title]", "href"),
      robots: attribute('meta[name="robots"]', "content"),
      breadcrumbs: all('nav[aria-label="Breadcrumb"] li:not([aria-hidden])').map((item) => ({
        name: wordsOf(item),
        href: item.querySelector("a")?.getAttribute("href") ?? null,
        current: item.querySelector('[aria-current="page"]') !== null,
      })),
      /** Number of words of two letters or more in the main content. */
      wordCount: wordsOf(page.querySelector("main")).match(/\p{L}{2,}/gu)?.length ?? 0,
      links: all("a").map((link) => ({
        href: link.getAttribute("href") ?? "",
        target: link.getAttribute("target") ?? "",
        rel: link.getAttribute("rel") ?? "",
        name:
          link.ariaLabel ??
          [...link.querySelectorAll("img")].map(({ alt }) => alt).join(" ") + wordsOf(link),
      })),
      ids,
      /** The table of contents: each link's words, and the words of the heading it leads to. */
      contents: all("#on-this-page a").map((link) => {
        const id = decodeURIComponent(link.getAttribute("href")!.slice(1));
        const place = page.getElementById(id);
        const heading = place?.matches("h2") ? place : (place?.querySelector("h2") ?? null);
        return { id, name: wordsOf(link), heading: wordsOf(heading) };
      }),
      images: all("img").map((image) => ({
        src: image.getAttribute("src") ?? "",
        width: image.getAttribute("width"),
        height: image.getAttribute("height"),
      })),
      /** Everything else the page loads: scripts, styles, fonts, icons, films, `srcset` pictures. */
      files,
      questions: all("details:not(.fold, fieldset *) > summary > h3").map(wordsOf),
      jsonLd,
    };
  };
  return Promise.all(paths.map(read));
}

/** What a reader, or a program, finds in the prerendered HTML of a page. */
export type Prerendered = Awaited<ReturnType<typeof readAll>>[number];

/** Tests over the HTML of every page, which each worker reads once. */
export const test = base.extend<object, { prerendered: Prerendered[] }>({
  prerendered: [
    async ({ browser }, provide, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
      await page.goto("/robots.txt");
      await provide(
        await page.evaluate(
          readAll,
          pages.map(({ path }) => path),
        ),
      );
      await page.close();
    },
    { scope: "worker" },
  ],
});
