import type { Config } from "@react-router/dev/config";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { getPages } from "./app/seo/pages.server.ts";

/** Files beside the pages that are prerendered from routes. */
const resources = ["/sitemap.xml", "/robots.txt", "/contact.vcf"];

export default {
  ssr: false,
  prerender: {
    // Reading the pages checks all content: a bad entry stops the build here.
    paths: () => [...getPages().map((page) => page.path), ...resources],
    concurrency: 2,
  },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    // Static hosts answer unknown paths with this file and status 404.
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await rm(join(client, "404.data"), { force: true });
    await rm(join(client, "__spa-fallback.html"), { force: true });
  },
} satisfies Config;
