/**
 * Follows the nginx part of docs/developers/hosting.md to the letter, on a minimal Debian.
 *
 *   npm run check:nginx
 *
 * mmdebstrap creates the system in a folder, from this machine's package sources. The guide's
 * commands run in their own network namespace, so that ports 80 and 443 are free and nothing is
 * requested from certbot's authority. Needs a build, and Linux with root, mmdebstrap, unshare, ip,
 * openssl and a reachable mirror; if one of these is missing it says so and exits with 77.
 */
import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nginxGuide } from "../hosting/nginxGuide.ts";
import { pack } from "../hosting/prepare.ts";
import { writeHosting } from "../hosting/writeHosting.ts";
import { notRun } from "../lib/stepOutcome.ts";

/** Timeout in seconds, after which a mirror counts as unavailable. */
const longest = 180;

function end(why: string): never {
  console.log(`not run: ${why}`);
  process.exit(notRun);
}

/** Options for separate namespaces, which end with the process. */
const apart = ["--mount", "--pid", "--fork", "--kill-child"];

if (process.getuid?.() !== 0) end("it needs Linux and root");
for (const program of ["mmdebstrap", "apt-config", "unshare", "ip", "openssl"])
  if (spawnSync(program, ["--version"]).error) end(`${program} is not installed`);
const tried = spawnSync("unshare", ["--net", ...apart, "true"], { encoding: "utf8" });
if (tried.status !== 0) end(tried.stderr.trim());

const { packages } = nginxGuide();
const sources = globSync(["/etc/apt/sources.list", "/etc/apt/sources.list.d/*.{list,sources}"]);
const settings = spawnSync("apt-config", ["dump"], { encoding: "utf8" })
  .stdout.split("\n")
  // Keeps this machine's download settings, such as proxies.
  .filter((line) => /^Acquire::(https?|Check-[\w-]+)\b/.test(line))
  .map((line) => `--aptopt=${line}`);
const tree = mkdtempSync(join(tmpdir(), "debian-"));
process.on("exit", () => rmSync(tree, { recursive: true, force: true }));
const system = ["--mode=root", "--variant=minbase", `--include=sudo,${packages.join(",")}`];
const made = spawnSync(
  "unshare",
  [...apart, "--mount-proc", "mmdebstrap", ...settings, ...system, "", tree, ...sources],
  { encoding: "utf8", timeout: longest * 1000, killSignal: "SIGKILL" },
);
if (made.error) end(`mmdebstrap did not finish within ${longest} s: ${made.error.message}`);
if (made.stderr.includes("Unable to locate package")) throw new Error(made.stderr);
if (made.status !== 0) end(`mmdebstrap failed:\n${made.stderr}`);

writeHosting(join(tree, "root/hosting"), "firm.example");
// Maximum brotli takes half a minute.
await pack(join(tree, "root/hosting/site"), 4);
const follow = [process.execPath, "scripts/hosting/followNginxGuide.ts", tree];
const { status } = spawnSync(
  "unshare",
  ["--net", ...apart, `--mount-proc=${join(tree, "proc")}`, ...follow],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
