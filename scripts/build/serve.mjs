/**
 * Serves the production build with production headers, brotli or gzip, and real 404 statuses.
 *
 *   npm run serve        http://localhost:4173
 *   PORT=8080 npm run serve
 *   node scripts/build/serve.mjs other/folder   another folder than build/client
 */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { requestedPort } from "./requestedPort.mjs";

const folder = process.argv[2] ?? "build/client";

if (!existsSync(`${folder}/index.html`)) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}

const port = await requestedPort();
const server = spawn(
  process.execPath,
  [
    "--import",
    "./scripts/build/redirects.ts",
    fileURLToPath(import.meta.resolve("serve/build/main.js")),
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
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
server.once("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => server.kill(signal));
console.log(`http://localhost:${port}`);
