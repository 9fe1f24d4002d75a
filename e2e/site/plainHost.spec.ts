import { expect, test } from "@playwright/test";
import { existsSync } from "node:fs";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import sirv from "sirv";
import { hydrated } from "../../scripts/lib/visit.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { onlyFull } from "../support/browser/screen.ts";

/** A host that redirects nothing, and serves a page at every address of its file. */
const files = sirv("build/client");
const server = createServer((request, response) => {
  const page = request.url!.replace(/\.html(?=$|\?)/, "/index.html");
  if (existsSync(`build/client${page.replace(/\?.*/, "")}`)) request.url = page;
  // Elsewhere, as behind an archive's address.
  request.url = request.url!.replace("/archive/", "/");
  files(request, response);
});
let origin: string;
test.beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const endings = ["/index.html", ".html", "/"];

for (const [at, { kind, path }] of onePerKind.entries())
  for (const [which, ending] of (path === "/" ? ["index.html"] : endings).entries())
    test(
      `${path}${ending} (${kind}) keeps its words and works`,
      path === "/" || which === at % endings.length ? {} : onlyFull,
      async ({ page }) => {
        const errors: string[] = [];
        page.on("pageerror", ({ message }) => errors.push(message));
        const heading = page.getByRole("heading", { level: 1 });
        await page.goto(`${origin}${path}${ending}?from=card#main-content`, {
          waitUntil: "commit",
        });
        const words = await heading.textContent();
        await hydrated(page);
        await expect(heading).toHaveText(words!);
        expect(new URL(page.url()).href).toBe(`${origin}${path}?from=card#main-content`);
        expect(errors).toEqual([]);
      },
    );

test("at an address that is none of its own a page stays as it came", async ({ page }) => {
  await page.goto(`${origin}/archive/faq`);
  await expect(page.locator("html")).toHaveAttribute("data-scripts", "failed");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/could not be shown/);
  expect(page.url()).toBe(`${origin}/archive/faq`);
});
