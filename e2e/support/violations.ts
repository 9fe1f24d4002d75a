import type { Page } from "@playwright/test";

/**
 * Says on the console what the page's policy stops, from before the first script: where the console
 * is watched, the policy is too.
 */
export async function tellViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`Stopped by the policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
}
