import type { Page } from "@playwright/test";

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Takes their policy from all pages and puts `head` in its place, so that they may speak to another origin. */
export async function withoutPolicy(page: Page, head: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      return route.fulfill({ response, body: (await response.text()).replace(policy, head) });
    },
  );
}
