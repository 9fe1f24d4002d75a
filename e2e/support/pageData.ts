import type { Page } from "@playwright/test";
import { pageDataPattern, type PageData } from "../../app/pageData.ts";

/** What hydration reads: one flat list, in which objects name keys and values by position. */
type Flat = (string | number | boolean | null | Record<string, number> | number[])[];

/** The object that has a key, and the name of the key in it. */
export function ownerOf(data: Flat, key: string): [Record<string, number>, string] | undefined {
  const name = `_${data.indexOf(key)}`;
  const owner = data.find(
    (value): value is Record<string, number> =>
      typeof value === "object" && value !== null && !Array.isArray(value) && name in value,
  );
  return owner && [owner, name];
}

/** Takes a value out of the data of the loader that also hands over `beside`. */
export function takeOut(data: Flat, key: string, beside: string): void {
  const [owner] = ownerOf(data, beside)!;
  // How the router writes undefined.
  owner[`_${data.indexOf(key)}`] = -7;
}

/** Changes the data that a client navigation fetches. */
export function withFetchedData(text: string, change: (data: Flat) => void): string {
  const end = text.indexOf("\n");
  const data = JSON.parse(text.slice(0, end)) as Flat;
  change(data);
  return JSON.stringify(data) + text.slice(end);
}

/** Changes what hydration reads, as if the pages' loaders had said something else. */
export async function changePageData(page: Page, change: (data: Flat) => void): Promise<void> {
  await page.route(pageDataPattern, async (route) => {
    const response = await route.fetch();
    const whole = (await response.json()) as PageData;
    await route.fulfill({
      response,
      json: { ...whole, route: withFetchedData(whole.route, change) },
    });
  });
}

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Takes their policy from all pages, so that they may speak to another origin. */
export async function withoutPolicy(page: Page): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(policy, "") });
    },
  );
}
