/**
 * Writes build/hosting, for hosts other than `npm start`: the site with one file per page, _headers
 * and _redirects in `site`, and beside it the Caddyfile with what it imports. Needs a build.
 *
 *   npm run hosting
 */
import { existsSync } from "node:fs";
import { moved } from "../../app/content/singletons.ts";
import { getPages } from "../../app/seo/pages.server.ts";
import { writeHosting } from "./writeHosting.ts";

if (!existsSync("build/client/index.html")) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}
const pages = getPages().flatMap(({ kind, path }) => (kind === "not-found" ? [] : path));
writeHosting("build/hosting", pages, moved);
console.log("build/hosting: the site, Caddyfile, headers.caddy and addresses.caddy");
