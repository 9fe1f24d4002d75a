import type { Page } from "@playwright/test";

/** Everything that a site has stored in a browser, by type and name. */
export async function stored(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => `Local storage: ${name}`),
    ...Object.keys(sessionStorage).map((name) => `Session storage: ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `Database: ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(
      ({ scope }) => `Service worker: ${scope}`,
    ),
    // `caches` exists only on secure origins, such as localhost.
    ...(await caches.keys()).map((name) => `Cache storage: ${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...names, ...cookies.map(({ name }) => `Cookie: ${name}`)].toSorted();
}
