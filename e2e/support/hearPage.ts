import type { Page } from "@playwright/test";
import { tellViolations } from "./violations.ts";

/**
 * Gathers from now on what pages say to the console, ask of others, and cannot have.
 * @param origin what is asked of any other is told
 * @returns a list that grows, a line each, beginning with the page's path
 */
export async function hearPage(page: Page, origin: string): Promise<string[]> {
  const heard: string[] = [];
  const tell = (what: string) =>
    heard.push(`${new URL(page.url()).pathname}: ${what.slice(0, 300)}`);
  page.on("console", (message) => tell(`${message.type()} ${message.text()}`));
  page.on("pageerror", (error) => tell(error.message));
  page.on("requestfailed", (failed) => {
    // What the next page no longer wants is dropped.
    if (failed.failure()?.errorText !== "net::ERR_ABORTED") tell(`no ${failed.url()}`);
  });
  page.on("request", (request) => {
    const asked = new URL(request.url());
    if (asked.origin !== origin && asked.protocol !== "data:") tell(`asks ${request.url()}`);
  });
  await tellViolations(page);
  return heard;
}
