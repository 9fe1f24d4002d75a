/**
 * Writes build/hosting: what hosts other than `npm start` need. Needs a build.
 *
 *   npm run hosting              site/ with one file a page, _headers and _redirects; nginx.conf, Caddyfile
 *   npm run hosting -- --pack    and brotli and gzip beside each text, for nginx and Caddy
 *   npm run hosting -- --serve-json   serve.json, after a change to the rules
 */
import { existsSync, writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { moved } from "../../app/content/moved.ts";
import { getPages } from "../../app/seo/pages.server.ts";
import { caddyfile } from "./caddy.ts";
import { headersFile, redirectsFile } from "./edgeFiles.ts";
import { nginxConfig } from "./nginx.ts";
import { copyFlat, pack } from "./prepare.ts";
import { serveJson } from "./serveJson.ts";

if (process.argv.includes("--serve-json")) {
  const style = await resolveConfig("serve.json");
  writeFileSync("serve.json", await format(serveJson(), { ...style, filepath: "serve.json" }));
  process.exit();
}
if (!existsSync("build/client/index.html")) {
  console.error('There is no build. Run "npm run build".');
  process.exit(1);
}
const pages = getPages()
  .filter(({ kind }) => kind !== "not-found")
  .map(({ path }) => path);
const site = "build/hosting/site";
copyFlat("build/client", site);
writeFileSync(`${site}/_headers`, headersFile(pages));
writeFileSync(`${site}/_redirects`, redirectsFile(moved));
const host = { pages, moved, root: "/srv/site" };
writeFileSync(
  "build/hosting/nginx.conf",
  nginxConfig({
    ...host,
    listen: "8080",
    temporary: "/tmp",
    brotliModule: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  }),
);
writeFileSync("build/hosting/Caddyfile", caddyfile(host));
if (process.argv.includes("--pack")) await pack(site);
console.log(`build/hosting: ${pages.length} pages, nginx.conf and Caddyfile`);
