import type { Page } from "@playwright/test";

/** The policy allows inline scripts by hash, so those of a modified page would not run. */
export const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Removes the content security policy from all pages, so that they may use another origin, and adds
 * `head` to them.
 */
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
