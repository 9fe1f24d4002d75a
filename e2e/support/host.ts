import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { IncomingMessage, ServerResponse } from "node:http";
import { forward, listen } from "./forward.ts";

/** How the host fails instead of serving the build. `hang` never answers. */
export type Fault = { status?: number; body?: string; type?: string } | "drop" | "hang";

/**
 * Serves the built site from a host that can be told to fail: over real HTTP, since a service
 * worker's requests cannot be routed.
 */
export type Host = {
  origin: string;
  /** Method and path of every request, in order. */
  requested: string[];
  /** Paths of the documents requested. */
  documents: string[];
  /** Which fault a path (with its query) has. None to begin with. */
  fault: (path: string) => Fault | undefined;
  /** Rewrites a text file before it is sent. */
  change: (path: string, text: string) => string;
  /** Replaces the site with a new release, in which every script and font has a new name. */
  release: () => void;
};

/** The policy allows inline scripts by hash, so those of a changed page would not run. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Where a new release has its scripts: each file under its new name. */
const nextAssets = "/assets-next/";

async function answer(
  host: Host,
  from: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = "GET", url = "/", headers } = request;
  host.requested.push(`${method} ${url}`);
  if (headers["sec-fetch-dest"] === "document") host.documents.push(url);
  const fault = host.fault(url);
  if (fault === "drop") return request.socket.destroy();
  if (fault === "hang") return undefined;
  if (fault) {
    const { status = 200, body = "", type = "text/html" } = fault;
    return response.writeHead(status, { "Content-Type": type }).end(body);
  }
  return forward(from + url.replace(nextAssets, "/assets/"), request, response, (text) => {
    const changed = host.change(url, text);
    return changed === text ? text : changed.replace(policy, "");
  });
}

/** Tests that each have a host of their own, and fail if their page has an uncaught error. */
export const test = base.extend<{ host: Host; noErrors: void }>({
  noErrors: [
    async ({ page }, provide) => {
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      await provide();
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  host: async ({ baseURL }, provide) => {
    const host: Host = {
      origin: "",
      requested: [],
      documents: [],
      fault: () => undefined,
      change: (_path, text) => text,
      release() {
        host.fault = (path) => (path.startsWith("/assets/") ? { status: 404 } : undefined);
        host.change = (_path, text) =>
          text.replaceAll("/assets/", nextAssets).replace("<html ", '<html data-release="next" ');
      },
    };
    const { port, close } = await listen((request, response) => {
      void answer(host, baseURL!, request, response).catch((error: unknown) => {
        host.requested.push(`${request.url}: ${String(error)}`);
        request.socket.destroy();
      });
    });
    host.origin = `http://localhost:${port}`;
    await provide(host);
    close();
  },
});

/** Expects a working link for each of the three ways to contact the firm. */
export async function expectContactLinks(within: Page | Locator): Promise<void> {
  for (const start of ["tel:+", "https://wa.me/", "mailto:"])
    await expect(within.locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
}

/** The footer's first link to a page; opens the list that holds it, which is folded on a phone. */
export async function footerLink(page: Page, path: string) {
  const link = page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
  await link.evaluate((anchor) => anchor.closest("details")?.setAttribute("open", ""));
  return link;
}

export { expect };
