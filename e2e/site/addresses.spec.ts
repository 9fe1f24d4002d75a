import { expect, test, type APIRequestContext } from "@playwright/test";
import { pages } from "../support/pages.ts";

/** Follows the redirects from an address. Answers the statuses met and where they ended. */
async function follow(request: APIRequestContext, address: string) {
  const statuses: number[] = [];
  let path = address;
  for (let hops = 0; hops < 4; hops++) {
    const response = await request.get(path, { maxRedirects: 0 });
    statuses.push(response.status());
    const { location } = response.headers();
    if (!location) break;
    path = new URL(location, response.url()).pathname;
  }
  return `${statuses.join(" ")} ${path}`;
}

test("a page has one address: others lead there for good", async ({ request }) => {
  test.setTimeout(90_000);
  const faults: string[] = [];
  for (const { path } of pages) {
    const others =
      path === "/" ? ["/index.html", "/index"] : [`${path}/`, `${path}/index.html`, `${path}.html`];
    const ways = await Promise.all(others.map((other) => follow(request, other)));
    ways.forEach((way, index) => {
      if (!new RegExp(`^(301 ){1,2}200 ${path}$`).test(way))
        faults.push(`${others[index]}: ${way}`);
    });
  }
  expect(faults).toEqual([]);
});
