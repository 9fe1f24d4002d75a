/**
 * Serves the build with each host's generated rules and runs the same scenarios over HTTP.
 *
 *   npm run check:hosts
 *
 * nginx and Caddy are tested if installed (Debian: apt-get install nginx
 * libnginx-mod-http-brotli-static caddy); a missing one is reported but does not fail the check.
 * Without either it exits with 77. Needs a build.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { moved } from "../../app/content/singles.ts";
import { notRun } from "../lib/stepOutcome.ts";
import { sitePages } from "../lib/sitePages.ts";
import { asker } from "../hosting/ask.ts";
import { nginxHasBrotli, startCaddy, startNginx, startNode } from "../hosting/engines.ts";
import { copyFlat, pack } from "../hosting/prepare.ts";
import { scenarios } from "../hosting/scenarios.ts";

/** Faults printed per scenario. */
const shownFaults = 5;

const root = mkdtempSync(join(tmpdir(), "site-"));
copyFlat("build/client", root);
// Maximum brotli takes half a minute: `npm run hosting -- --pack`.
await pack(root, 4);

// A redirect for the test, as there may be none yet. Ours reads the list itself.
const planted = [...moved, { from: "/a-former-address", to: sitePages.at(-1)!.path }];
const host = { pages: sitePages.map(({ path }) => path), moved: planted, root };
const engines = [await startNode(), await startNginx(host), await startCaddy(host)];
const running = engines.filter((engine) => "port" in engine);

const faults: string[] = [];
console.log("".padEnd(48) + running.map(({ name }) => name.padEnd(14)).join(""));
try {
  for (const [name, scenario] of Object.entries(scenarios)) {
    const cells: string[] = [];
    for (const engine of running) {
      const found = await scenario({
        ask: asker(engine.port),
        moved: engine.name === "node" ? moved : planted,
        hasBrotli: !engine.name.startsWith("nginx") || nginxHasBrotli(),
      });
      cells.push(found.length === 0 ? "passed" : `${found.length} FAULTS`);
      faults.push(
        ...found.slice(0, shownFaults).map((fault) => `${engine.name}, ${name}: ${fault}`),
      );
    }
    console.log(name.padEnd(48) + cells.map((cell) => cell.padEnd(14)).join(""));
  }
} finally {
  await Promise.all(running.map(({ stop }) => stop()));
  rmSync(root, { recursive: true, force: true });
}
for (const engine of engines)
  if ("missing" in engine) console.log(`not run: ${engine.name} (${engine.missing})`);
if (!nginxHasBrotli())
  console.log("not run: brotli from nginx (apt-get install libnginx-mod-http-brotli-static)");
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
process.exit(running.length > 1 ? 0 : notRun);
