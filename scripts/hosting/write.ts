/**
 * Writes build/hosting: what hosts other than `npm start` need. Needs a build.
 *
 *   npm run hosting              site/ with one file per page, _headers and _redirects; publish.sh and
 *                                configuration for nginx and Caddy
 *   npm run hosting -- --pack    also brotli and gzip copies of each text, for nginx and Caddy
 */
import { existsSync } from "node:fs";
import { getContent } from "../../app/content/content.server.ts";
import { pack } from "./prepare.ts";
import { writeHosting } from "./writeHosting.ts";

if (!existsSync("build/client/index.html")) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}
const folder = "build/hosting";
writeHosting(folder, new URL(getContent().business.origin).hostname);
if (process.argv.includes("--pack")) await pack(`${folder}/site`);
console.log(`${folder}: the site, publish.sh, nginx-site.conf, nginx.conf and Caddyfile`);
