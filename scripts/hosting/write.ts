/**
 * Writes build/hosting, for hosts other than `npm start`: the site with one file per page, _headers
 * and _redirects in `site`, and beside it a Caddyfile and publish.sh. Needs a build.
 *
 *   npm run hosting
 */
import { copyFileSync, existsSync, writeFileSync } from "node:fs";
import { business } from "../../app/content/business.ts";
import { moved } from "../../app/content/singletons.ts";
import { getPages } from "../../app/seo/pages.server.ts";
import { caddyfile } from "./caddy.ts";
import { copyFlat, headersFile, redirectsFile } from "./edgeFiles.ts";

if (!existsSync("build/client/index.html")) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}
const folder = "build/hosting";
const pages = getPages().flatMap(({ kind, path }) => (kind === "not-found" ? [] : path));
// SITE_ADDRESS is for a container, behind what provides https.
const address = `{$SITE_ADDRESS:${new URL(business.origin).hostname}}`;
copyFlat(`${folder}/site`);
writeFileSync(`${folder}/site/_headers`, headersFile(pages));
writeFileSync(`${folder}/site/_redirects`, redirectsFile(moved));
writeFileSync(`${folder}/Caddyfile`, caddyfile({ pages, moved, root: "/srv/site", address }));
copyFileSync("scripts/hosting/publish.sh", `${folder}/publish.sh`);
console.log(`${folder}: the site, Caddyfile and publish.sh`);
