import { copyFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { moved } from "../../app/content/singles.ts";
import { sitePages } from "../lib/sitePages.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile, redirectsFile } from "./edgeFiles.ts";
import { brotliModule } from "./engines.ts";
import { nginxConfig, nginxSite } from "./nginx.ts";
import { copyFlat } from "./prepare.ts";

/**
 * Writes everything a host needs into one folder: the build in `site`, and next to it configuration
 * for nginx and Caddy to serve it from /srv/site.
 * @param domain of the site
 */
export function writeHosting(folder: string, domain: string): void {
  const pages = sitePages.map(({ path }) => path);
  const site = join(folder, "site");
  copyFlat("build/client", site);
  writeFileSync(join(site, "_headers"), headersFile(pages));
  writeFileSync(join(site, "_redirects"), redirectsFile(moved));
  const host = { pages, moved, root: "/srv/site" };
  const container = { ...host, listen: "8080", temporary: "/tmp", brotliModule };
  writeFileSync(join(folder, "nginx.conf"), nginxConfig(container));
  writeFileSync(join(folder, "nginx-site.conf"), nginxSite(host, domain));
  writeFileSync(join(folder, "Caddyfile"), caddyfile(host));
  copyFileSync("scripts/hosting/publish.sh", join(folder, "publish.sh"));
}
