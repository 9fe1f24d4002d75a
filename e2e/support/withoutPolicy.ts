import type { Page } from "@playwright/test";

const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Takes their policy from all pages, so that they may speak to another origin, and puts `head` into them. */
export async function withoutPolicy(page: Page, head: string): Promise<void> {
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(policy, "");
      return route.fulfill({ response, body: html.replace("<head>", () => `<head>${head}`) });
    },
  );
}
