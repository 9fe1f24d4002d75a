import { expect, test, type APIRequestContext } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { visit } from "../support/hydrated.ts";
import { onePerKind, pages } from "../support/pages.ts";
import { onlyFull } from "../support/screen.ts";

/** Follows the redirects from a URL; returns the statuses and the final URL. */
async function follow(request: APIRequestContext, host: string, address: string) {
  const statuses: number[] = [];
  let path = address;
  for (let hops = 0; hops < 4; hops++) {
    const response = await request.get(`${host}${path}`, { maxRedirects: 0 });
    statuses.push(response.status());
    const { location } = response.headers();
    if (!location) break;
    const next = new URL(location, response.url());
    path = next.pathname + next.search;
  }
  return `${statuses.join(" ")} ${path}`;
}

test(
  "a page has one address, and others redirect there permanently",
  onlyFull,
  async ({ request, baseURL }) => {
    test.setTimeout(120_000);
    const faults: string[] = [];
    for (const { path } of pages) {
      const others =
        path === "/"
          ? ["/index.html", "/index", "//"]
          : [
              `${path}/`,
              `${path}/index.html`,
              `${path}.html`,
              path.toUpperCase(),
              path.replaceAll("/", "//"),
            ];
      const ways = await Promise.all(others.map((other) => follow(request, baseURL!, other)));
      ways.forEach((way, index) => {
        if (!new RegExp(`^(301 ){1,2}200 ${path}$`).test(way))
          faults.push(`${others[index]}: ${way}`);
      });
    }
    expect(faults).toEqual([]);
  },
);

test("the redirect to a page's address keeps the query", async ({ request, baseURL }) => {
  for (const { path } of onePerKind.filter((page) => page.path !== "/")) {
    const others = [`${path}/`, path.toUpperCase(), `/${path}`, `${path}.html`];
    for (const other of others) {
      const way = await follow(request, baseURL!, `${other}?q=Oak%20Door&utm_source=Mail`);
      expect(way, other).toBe(`301 200 ${path}?q=Oak%20Door&utm_source=Mail`);
    }
  }
});

const projects = pages.find(({ kind }) => kind === "projects")!;
for (const [what, address, path] of [
  ["a campaign", "/faq?utm_source=mail&utm_medium=x", "/faq"],
  ["a search", "/search?q=oak", "/search"],
  ["a filter", `${projects.path}?category=doors`, projects.path],
  ["a campaign on the home page", "/?utm_source=mail", "/"],
] as const) {
  test(`${what} does not change the canonical address, before or after hydration`, async ({
    page,
    request,
  }) => {
    const wanted = canonicalAddress(path, business.origin);
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${wanted}"/>`);
    await visit(page, address);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", wanted);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute("content", wanted);
  });
}

test("choosing a filter leaves the address of the list", async ({ page }) => {
  await visit(page, projects.path);
  await page.getByRole("main").locator("a[href*='category=']").last().click();
  await expect(page).toHaveURL(/category=/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    canonicalAddress(projects.path, business.origin),
  );
});
