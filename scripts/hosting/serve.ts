/**
 * Serves the production build with production headers, compressed, and real 404 and 301 statuses.
 *
 *   npm run serve        http://localhost:4173
 *   PORT=8080 npm run serve
 *   node scripts/hosting/serve.ts other/folder   another folder than build/client
 */
import compression from "compression";
import { createReadStream, existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import sirv from "sirv";
import { moved } from "../../app/content/singletons.ts";
import { checkoutPath } from "../lib/checkoutPath.ts";
import { port, refuse } from "./port.ts";
import { defaultHeaders, headersFor, methods, notFoundPage, notServed } from "./rules.ts";
import { redirectedUrl } from "./address.ts";

const folder = process.argv[2] ?? "build/client";

if (!existsSync(`${folder}/index.html`)) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}

const compress = compression();
const files = sirv(folder, {
  // Looks files up when they are asked for, so that a new build is served at once.
  dev: true,
  dotfiles: true,
  single: false,
  etag: true,
  setHeaders(response, path) {
    const file = extname(path) ? path : `${path === "/" ? "/index" : path}.html`;
    for (const [name, value] of Object.entries(headersFor(file)))
      if (value !== "") response.setHeader(name, value);
  },
});

function answer(request: IncomingMessage, response: ServerResponse) {
  // A server's request has both.
  const { method, url } = request as IncomingMessage & { method: string; url: string };
  if (!methods.includes(method)) {
    response.writeHead(405, { ...defaultHeaders, Allow: methods.join(", ") }).end();
    return;
  }
  if (url === checkoutPath) {
    response.writeHead(204, defaultHeaders).end();
    return;
  }
  const address = redirectedUrl(url, moved);
  if (address !== url) {
    response.writeHead(301, { ...defaultHeaders, Location: address }).end();
    return;
  }
  const notFound = () => {
    response.writeHead(404, headersFor(notFoundPage));
    createReadStream(join(folder, notFoundPage)).pipe(response);
  };
  // sirv reads "the last 100 bytes" as the first 100: without the header it sends the whole file.
  if (request.headers.range?.startsWith("bytes=-")) delete request.headers.range;
  if (notServed.includes(url.split("?")[0]!)) notFound();
  else files(request, response, notFound);
}

// A script that started this with a channel has ended, perhaps without stopping it.
process.once("disconnect", () => process.exit());
createServer((request, response) => compress(request, response, () => answer(request, response)))
  .on("error", refuse)
  .listen(port, () => console.log(`Serving ${folder} on http://localhost:${port}`));
