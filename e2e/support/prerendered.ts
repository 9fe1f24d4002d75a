import { test as base } from "@playwright/test";
import { pages } from "./pages.ts";

/** What the prerendered HTML of a page contains. */
export type Prerendered = {
  path: string;
  status: number;
  lang: string;
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  /** Level and text of every heading, in order. */
  headings: { level: number; words: string }[];
  breadcrumbs: { name: string; href: string | null; current: boolean }[];
  /** Number of words of two letters or more in the main content. */
  words: number;
  links: { href: string; words: string; target: string; rel: string }[];
  ids: string[];
  images: { src: string; alt: string | null; width: string | null; height: string | null }[];
  /** Everything else the page loads: scripts, styles, fonts, icons, `srcset` pictures. */
  files: string[];
};

/** Reads the prerendered HTML of every page. Runs in the browser, to use its HTML parser. */
async function readAll(paths: string[]): Promise<Prerendered[]> {
  const read = async (path: string): Promise<Prerendered> => {
    const response = await fetch(path);
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
    const attribute = (selector: string, name: string) =>
      all(selector).map((element) => element.getAttribute(name) ?? "");
    const wordsOf = (element: Node) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

    const texts: string[] = [];
    const main = page.querySelector("main");
    const walker = page.createTreeWalker(main ?? page.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest("script, style"))
        texts.push(walker.currentNode.textContent ?? "");
    }
    return {
      path,
      status: response.status,
      lang: page.documentElement.lang,
      titles: all("head title").map(wordsOf),
      descriptions: attribute('meta[name="description"]', "content"),
      canonicals: attribute('link[rel="canonical"]', "href"),
      robots: attribute('meta[name="robots"]', "content"),
      headings: all("h1, h2, h3, h4, h5, h6").map((heading) => ({
        level: Number(heading.tagName.slice(1)),
        words: wordsOf(heading),
      })),
      breadcrumbs: all('nav[aria-label="Breadcrumb"] li:not([aria-hidden])').map((item) => ({
        name: wordsOf(item),
        href: item.querySelector("a")?.getAttribute("href") ?? null,
        current: item.querySelector('[aria-current="page"]') !== null,
      })),
      words: texts.join(" ").match(/\p{L}{2,}/gu)?.length ?? 0,
      links: all("a").map((link) => ({
        href: link.getAttribute("href") ?? "",
        words:
          link.getAttribute("aria-label") ??
          [wordsOf(link), ...[...link.querySelectorAll("img")].map(({ alt }) => alt)]
            .join("")
            .trim(),
        target: link.getAttribute("target") ?? "",
        rel: link.getAttribute("rel") ?? "",
      })),
      ids: all("[id]").map(({ id }) => id),
      images: all("img").map((image) => ({
        src: image.getAttribute("src") ?? "",
        alt: image.getAttribute("alt"),
        width: image.getAttribute("width"),
        height: image.getAttribute("height"),
      })),
      files: [
        ...attribute("link[href]:not([rel=canonical])", "href"),
        ...attribute("script[src], video[src], source[src]", "src"),
        ...attribute("[srcset]", "srcset").flatMap((set) =>
          set.split(",").map((entry) => entry.trim().split(/\s+/)[0] ?? ""),
        ),
      ],
    };
  };
  return Promise.all(paths.map(read));
}

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
