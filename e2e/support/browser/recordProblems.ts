import type { Page } from "@playwright/test";

/**
 * Records console messages, violations of the content security policy, requests to other origins
 * and failed requests. Call it before the page is opened.
 * @param origin the only origin that requests may go to
 * @returns a list that keeps growing: one line per problem, beginning with the page's path
 */
export async function recordProblems(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = [];
  const record = (what: string) =>
    problems.push(`${new URL(page.url()).pathname}: ${what.slice(0, 300)}`);
  page.on("console", (message) => record(`${message.type()} ${message.text()}`));
  page.on("pageerror", (error) => record(error.message));
  page.on("requestfailed", (failed) => {
    // Requests aborted by a navigation are not failures.
    if (failed.failure()?.errorText !== "net::ERR_ABORTED") record(`failed: ${failed.url()}`);
  });
  page.on("request", (request) => {
    const target = new URL(request.url());
    if (target.origin !== origin && target.protocol !== "data:")
      record(`requests ${request.url()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`Stopped by the policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return problems;
}
