import type { Page } from "@playwright/test";
import { logViolations } from "./violations.ts";

/**
 * Records console messages, requests to other origins and failed requests from now on.
 * @param origin the only origin that requests may go to
 * @returns a list that keeps growing: one line per problem, beginning with the page's path
 */
export async function recordProblems(page: Page, origin: string): Promise<string[]> {
  const heard: string[] = [];
  const tell = (what: string) =>
    heard.push(`${new URL(page.url()).pathname}: ${what.slice(0, 300)}`);
  page.on("console", (message) => tell(`${message.type()} ${message.text()}`));
  page.on("pageerror", (error) => tell(error.message));
  page.on("requestfailed", (failed) => {
    // Requests aborted by a navigation are not failures.
    if (failed.failure()?.errorText !== "net::ERR_ABORTED") tell(`no ${failed.url()}`);
  });
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && asked.protocol !== "data:") tell(`asks ${request.url()}`);
  });
  await logViolations(page);
  return heard;
}
