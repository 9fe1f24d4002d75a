/**
 * How many concurrent visitors the servers can handle: wrk with 200 connections for 60 seconds over
 * one page of each kind, its data, scripts and pictures. Any error or status but 200 fails it.
 *
 *   npm run benchmark:load              serve, and nginx if installed
 *   npm run benchmark:load -- --seconds 10
 *   npm run benchmark:load -- --visit      only the bytes of one visit, from nginx
 *
 * Needs a build, wrk (apt-get install wrk) and an idle machine.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { moved } from "../../app/content/singles.ts";
import { onePerKind, sitePages } from "../lib/sitePages.ts";
import { startNginx, startServe } from "../hosting/engines.ts";
import { copyFlat, pack } from "../hosting/prepare.ts";
import { visitBytes } from "../hosting/visitBytes.ts";

const connections = 200;
const at = process.argv.indexOf("--seconds");
const seconds = at === -1 ? 60 : Number(process.argv[at + 1]);

if (spawnSync("wrk", ["-v"]).error) {
  console.error("wrk is not installed: apt-get install wrk");
  process.exit(1);
}

const pathPerKind = onePerKind.map(({ path }) => path);
const home = readFileSync("build/client/index.html", "utf8");
const files = [...new Set(home.match(/\/(assets|pictures)\/[\w./-]+\.(json|js|woff2|avif)/g))];
const data = pathPerKind.map((path) => (path === "/" ? "/_.data" : `${path}.data`));
const paths = [...pathPerKind, ...data, ...files.slice(0, 20)];

const folder = mkdtempSync(join(tmpdir(), "load-"));
const site = mkdtempSync(join(tmpdir(), "site-"));
copyFlat("build/client", site);
await pack(site, at === -1 ? 11 : 4);
const script = join(folder, "paths.lua");
writeFileSync(
  script,
  `local paths = {${paths.map((path) => JSON.stringify(path)).join(", ")}}
local at = 0
wrk.headers["Accept-Encoding"] = "br, gzip"
function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() wrong = 0 end
function response(status) if status ~= 200 then wrong = wrong + 1 end end
function done(summary, latency)
  local wrong = 0
  for _, thread in ipairs(threads) do wrong = wrong + thread:get("wrong") end
  local errors = summary.errors
  io.write(string.format("FIGURES %d %d %d %d %d %d\\n", summary.requests, summary.bytes,
    wrong + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99), summary.duration))
end
`,
);

const host = { pages: sitePages.map(({ path }) => path), moved, root: site };

/** Home, a service and a project: what a visitor from a search engine looks at before calling. */
if (process.argv.includes("--visit")) {
  const visited = ["home", "service", "project"].map(
    (kind) => onePerKind.find((page) => page.kind === kind)!.path,
  );
  const engine = await startNginx(host);
  if ("missing" in engine) throw new Error(`${engine.name} is not installed (${engine.missing}).`);
  console.log(`One visit to ${visited.join(", ")}:`);
  for (const { screen, bytes, requests } of await visitBytes(
    `http://127.0.0.1:${engine.port}`,
    visited,
  ))
    console.log(`${screen.padEnd(10)}${(bytes / 1000).toFixed(0)} kB in ${requests} requests`);
  await engine.stop();
  for (const path of [folder, site]) rmSync(path, { recursive: true, force: true });
  process.exit();
}

const engines = [startServe, () => startNginx(host)];
let failed = 0;
console.log(
  `${connections} connections, ${seconds} s, ${paths.length} addresses, ${availableParallelism()} cores for server and wrk`,
);
console.log("server          requests/s      MB/s   median ms   99th ms    errors");
try {
  for (const start of engines) {
    const engine = await start();
    if ("missing" in engine) {
      console.log(`not run: ${engine.name} is not installed (${engine.missing}).`);
      continue;
    }
    const { stdout, stderr } = spawnSync(
      "wrk",
      // prettier-ignore
      ["-t", "2", "-c", String(connections), "-d", `${seconds}s`, "--timeout", "10s", "-s", script,
        `http://127.0.0.1:${engine.port}`],
      { encoding: "utf8" },
    );
    await engine.stop();
    const figures = /FIGURES (.*)/.exec(stdout)?.[1]?.split(" ").map(Number);
    if (!figures) throw new Error(`wrk did not finish: ${stdout}${stderr}`);
    const [requests = 0, bytes = 0, errors = 0, median = 0, slow = 0, microseconds = 1] = figures;
    const took = microseconds / 1e6;
    const cells = [
      (requests / took).toFixed(0).padStart(10),
      (bytes / took / 1e6).toFixed(1).padStart(10),
      (median / 1000).toFixed(0).padStart(12),
      (slow / 1000).toFixed(0).padStart(10),
      String(errors).padStart(10),
    ];
    console.log(engine.name.padEnd(16) + cells.join(""));
    failed += errors;
  }
} finally {
  for (const path of [folder, site]) rmSync(path, { recursive: true, force: true });
}
process.exit(failed === 0 ? 0 : 1);
