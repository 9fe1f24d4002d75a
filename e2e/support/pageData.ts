import type { Page } from "@playwright/test";

/** The data beside a page's markup: one flat list, in which objects name keys and values by position. */
type Flat = (string | number | boolean | null | Record<string, number> | number[])[];

/** Changes the data in a page's HTML, as if its loader had said something else. */
export function withPageData(html: string, change: (data: Flat) => void): string {
  return html.replace(/streamController\.enqueue\("(.*?)\\n"\)/, (_whole, encoded: string) => {
    const data = JSON.parse(JSON.parse(`"${encoded}"`) as string) as Flat;
    change(data);
    return `streamController.enqueue(${JSON.stringify(`${JSON.stringify(data)}\n`).replaceAll("</", "<\\/")})`;
  });
}

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

/** The same in the data that a client navigation fetches. */
export function withFetchedData(text: string, change: (data: Flat) => void): string {
  const end = text.indexOf("\n");
  const data = JSON.parse(text.slice(0, end)) as Flat;
  change(data);
  return JSON.stringify(data) + text.slice(end);
}

/** The page's policy names its scripts by hash: one that is changed here would not run. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Sends every page that is asked for through `change` on its way to the browser. */
export async function changePages(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: change((await response.text()).replace(policy, "")) });
    },
  );
}
