/**
 * Serves the build with `npm start`'s server and with Caddy, and asks both the same over HTTP. What
 * static hosts read is checked by hosting/edgeFiles.test.ts.
 *
 *   npm run check:hosts
 *
 * Without Caddy (Debian: apt-get install caddy) it exits with 77. Needs a build.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { request, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { moved } from "../../app/content/singletons.ts";
import { scenarios, type Ask } from "./hostScenarios.ts";
import { writeHosting } from "../hosting/writeHosting.ts";
import { runAtExit, killAtExit } from "../lib/atExit.ts";
import { freePort, untilResponds } from "../lib/ports.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { pages as sitePages } from "../lib/pages.ts";
import { notRun } from "../lib/notRun.ts";

/** Faults printed per scenario. */
const shownFaults = 5;

// A redirect for the test, as there may be none yet. `npm start` reads the list itself.
const planted = [...moved, { from: "/a-former-address", to: sitePages.at(-1)!.path }];

/**
 * Sends a request exactly as written: without normalising the path, following redirects or
 * decompressing.
 * @param port on localhost
 */
function asker(port: number): Ask {
  return async (path, { method = "GET", headers = {} } = {}) => {
    const host = { host: "127.0.0.1", port, headers: { Host: "firm.example", ...headers } };
    const asked = request({ ...host, path, method }).end();
    const [response] = (await once(asked, "response")) as [IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await buffer(response),
    };
  };
}

/** Starts Caddy on localhost, with what `npm run hosting` writes, both until this script ends. */
async function startCaddy(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  runAtExit(`rm -rf '${folder}'`);
  const pages = sitePages.map(({ path }) => path);
  const hosting = join(folder, "hosting");
  writeHosting(hosting, pages, planted);
  const port = await freePort();
  const server = spawn("caddy", ["run", "--config", join(hosting, "Caddyfile")], {
    env: {
      ...process.env,
      HOME: folder,
      SITE_ADDRESS: `http://:${port}`,
      SITE_BIND: "127.0.0.1",
      SITE_ROOT: join(hosting, "site"),
    },
    stdio: "ignore",
  });
  killAtExit(server);
  await untilResponds(`http://127.0.0.1:${port}`, server);
  return port;
}

const hasCaddy = !spawnSync("caddy", ["version"]).error;
const { origin, stop } = await serveBuild();
const hosts = [
  { name: "node", port: Number(new URL(origin).port), moved, encodings: ["br", "gzip"] as const },
  ...(hasCaddy
    ? [
        {
          name: "Caddy",
          port: await startCaddy(),
          moved: planted,
          encodings: ["zstd", "gzip"] as const,
        },
      ]
    : []),
];

const faults: string[] = [];
console.log("".padEnd(48) + hosts.map(({ name }) => name.padEnd(14)).join(""));
for (const [name, scenario] of Object.entries(scenarios)) {
  const cells: string[] = [];
  for (const { port, ...host } of hosts) {
    const found = await scenario({ ask: asker(port), ...host });
    cells.push(found.length === 0 ? "passed" : `${found.length} FAULTS`);
    faults.push(...found.slice(0, shownFaults).map((fault) => `${host.name}, ${name}: ${fault}`));
  }
  console.log(name.padEnd(48) + cells.map((cell) => cell.padEnd(14)).join(""));
}
stop();
if (!hasCaddy) console.log("not run: Caddy (apt-get install caddy)");
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
process.exit(hasCaddy ? 0 : notRun);
