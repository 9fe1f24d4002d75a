/**
 * Serves the production build with production headers, brotli or gzip, and real 404 statuses.
 *
 *   npm run serve        http://localhost:4173
 *   PORT=8080 npm run serve
 *   node scripts/build/serve.mjs other/folder   another folder than build/client
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { requestedPort } from "./requestedPort.mjs";

const folder = process.argv[2] ?? "build/client";

if (!existsSync(`${folder}/index.html`)) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}

const port = await requestedPort();
// A script that started this with a channel has ended, perhaps without stopping it.
process.once("disconnect", () => process.exit());
await import("./redirects.ts");
process.argv.splice(
  2,
  Infinity,
  "-c",
  resolve("serve.json"),
  "-l",
  String(port),
  "-L",
  "--no-port-switching",
  "--no-clipboard",
  // redirects.ts compresses instead, once for all visitors.
  "--no-compression",
  folder,
);
await import("serve/build/main.js");
