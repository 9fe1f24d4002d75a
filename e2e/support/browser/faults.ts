import { test as base, expect } from "@playwright/test";

/** How the host fails instead of serving a file. `hang` never answers. */
export type HostFault = { status?: number; body?: string; contentType?: string } | "drop" | "hang";

/** The host of a test's page, which can be told to fail. */
export type Host = {
  /** Paths of the documents requested, in order. */
  documents: string[];
  /** Which fault a path (with its query) has. None to begin with. */
  fault: (path: string) => HostFault | undefined;
  /** Rewrites a text file before it is sent. */
  change: (path: string, text: string) => string;
  /** Replaces the site with a new release, in which every script and font has a new name. */
  release: () => void;
};

/** The policy allows inline scripts by hash, so those of a changed page would not run. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** Plants a fault: replaces what has to be in a text. */
export function plant(text: string, from: string, to: string): string {
  expect(text).toContain(from);
  return text.replaceAll(from, to);
}

/** Where a new release has its scripts: each file under its new name. */
const nextAssets = "/assets-next/";

/** Tests whose host can fail, and that fail if their page has an uncaught error. */
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
  host: async ({ page, baseURL }, provide) => {
    const unchanged: Host["change"] = (_path, text) => text;
    const host: Host = {
      documents: [],
      fault: () => undefined,
      change: unchanged,
      release() {
        host.fault = (path) => (path.startsWith("/assets/") ? { status: 404 } : undefined);
        host.change = (_path, text) =>
          text.replaceAll("/assets/", nextAssets).replace("<html ", '<html data-release="next" ');
      },
    };
    await page.route(`${baseURL}/**`, async (route) => {
      const request = route.request();
      const path = request.url().slice(baseURL!.length);
      if (request.isNavigationRequest()) host.documents.push(path);
      const fault = host.fault(path);
      if (fault === "hang") return undefined;
      if (fault === "drop") return route.abort();
      if (fault) return route.fulfill(fault);
      if (host.change === unchanged) return route.fallback();
      const response = await route.fetch({ url: request.url().replace(nextAssets, "/assets/") });
      const text = /^(text|application\/javascript)/.test(response.headers()["content-type"] ?? "");
      if (!text) return route.fulfill({ response });
      const before = await response.text();
      const after = host.change(path, before);
      return route.fulfill({
        response,
        body: after === before ? after : after.replace(policy, ""),
      });
    });
    await provide(host);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
});

export { expect };
