import { copyFileSync, cpSync, globSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Moved } from "../../app/content/schema/site.ts";
import { caddyAddresses, caddyHeaders } from "./caddy.ts";
import { headersFile, redirectsFile } from "./edgeFiles.ts";

/**
 * Writes what other hosts than `npm start` read. The site has one file per page: `projects.html`
 * instead of `projects/index.html`, which static hosts would redirect to an address with a trailing
 * slash.
 * @param pages paths of all pages
 */
export function writeHosting(folder: string, pages: string[], moved: Moved[]): void {
  const site = join(folder, "site");
  rmSync(folder, { recursive: true, force: true });
  cpSync("build/client", site, { recursive: true });
  for (const page of globSync("*/**/index.html", { cwd: site }))
    renameSync(join(site, page), join(site, `${dirname(page)}.html`));
  writeFileSync(join(site, "_headers"), headersFile(pages));
  writeFileSync(join(site, "_redirects"), redirectsFile(moved));
  copyFileSync("scripts/hosting/Caddyfile", join(folder, "Caddyfile"));
  writeFileSync(join(folder, "headers.caddy"), caddyHeaders());
  writeFileSync(join(folder, "addresses.caddy"), caddyAddresses(pages, moved));
}
