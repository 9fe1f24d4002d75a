import type { Page } from "@playwright/test";

/**
 * Logs violations of the content security policy to the console, so that tests that watch the
 * console catch them too. Call it before the page is opened.
 */
export async function logViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`Stopped by the policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}
