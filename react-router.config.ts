import type { Config } from "@react-router/dev/config";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { getContent } from "./app/content/content.server.ts";
import { oldPrices } from "./app/content/costs.server.ts";
import { buildEditor } from "./admin/build.ts";
import { deferAllScripts } from "./app/bootstrap/deferScripts.server.ts";
import { addContentPolicy } from "./scripts/build/contentPolicy.ts";
import { dateToday } from "./app/lib/dates.ts";
import { siteFiles } from "./app/seo/files.server.ts";
import { getPages } from "./app/seo/pages.server.ts";

export default {
  ssr: false,
  prerender: {
    // Listing the pages validates all content: an invalid entry stops the build here.
    paths: () => getPages().map((page) => page.path),
    concurrency: 2,
  },
  async buildEnd({ reactRouterConfig, viteConfig }) {
    const client = join(reactRouterConfig.buildDirectory, "client");
    for (const { path, text } of siteFiles()) {
      await mkdir(dirname(join(client, path)), { recursive: true });
      await writeFile(join(client, path), text);
    }
    // Static hosts serve this file, with status 404, for unknown paths.
    await rename(join(client, "404", "index.html"), join(client, "404.html"));
    await rm(join(client, "404"), { recursive: true });
    await rm(join(client, "404.data"), { force: true });
    await rm(join(client, "__spa-fallback.html"), { force: true });
    const endpoint = viteConfig.env["VITE_METRICS_ENDPOINT"] as string | undefined;
    await deferAllScripts(client);
    for (const { file, words } of oldPrices(getContent().costs, dateToday()))
      console.warn(`${file}: ${words}`);
    await addContentPolicy(client, endpoint);
    // After the other pages' policies were added: the editor's is a header.
    await buildEditor(client);
  },
} satisfies Config;
