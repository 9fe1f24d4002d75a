/**
 * Follows the README's first command on a machine with nothing but what the README asks for: a
 * minimal Debian 13 with its own git, Node and npm, as an ordinary user. The project is the last
 * commit, in a folder whose names a careless pattern would take for parts of the project.
 *
 *   npm run check:newcomer
 *
 * Needs Linux with root, mmdebstrap, unshare, and mirrors of Debian and npm; if one of these is
 * missing it says so and exits with 77. Takes about five minutes.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { apart, bareDebian, end, needRootAnd } from "../lib/bareDebian.ts";
import { freePort, untilResponds } from "../lib/ports.ts";

const project = "/home/dev/visual/site";
const port = await freePort();

function mustRun(program: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")}\n${stdout}${stderr}`);
  return stdout.trim();
}

needRootAnd("mmdebstrap", "apt-config", "unshare", "git");
if (spawnSync("npm", ["ping"]).status !== 0) end("npm's registry does not answer");
const tree = bareDebian(["git", "nodejs", "npm", "ca-certificates"], "trixie");
// How this machine reaches the registry.
for (const file of ["/etc/resolv.conf", "/etc/hosts", "/etc/ssl/certs/ca-certificates.crt"])
  if (existsSync(file)) cpSync(file, join(tree, file), { dereference: true });
const machine = Object.entries(process.env).filter(([name]) => /^(https?|no)_proxy$/i.test(name));
const environment = Object.entries({
  ...Object.fromEntries(machine),
  npm_config_registry: mustRun("npm", "config", "get", "registry"),
  HOME: "/home/dev",
  PATH: "/usr/bin:/bin",
  PORT: port,
}).map(([name, value]) => `${name}=${value}`);

mustRun("chroot", tree, "useradd", "--create-home", "dev");
mustRun("git", "clone", "--quiet", ".", join(tree, project));
mustRun("chroot", tree, "chown", "-R", "dev:", "/home/dev");

/** Arguments of unshare that run a command in the project as the ordinary user. */
const asNewcomer = (command: string) => [
  ...apart,
  `--mount-proc=${join(tree, "proc")}`,
  "chroot",
  "--userspec=dev",
  tree,
  "env",
  "-i",
  ...environment,
  "sh",
  "-c",
  `cd ${project} && ${command}`,
];

const installed = spawnSync("unshare", asNewcomer("npm ci"), { stdio: "inherit" });
if (installed.status !== 0) throw new Error("npm ci failed.");
const start = spawn("unshare", asNewcomer("npm start"), { stdio: "inherit" });
const origin = `http://localhost:${port}`;
await untilResponds(origin, start);
const page = await fetch(origin);
if (!page.ok || !(await page.text()).includes("<h1")) throw new Error(`${origin}: ${page.status}`);
const tests = mustRun("unshare", ...asNewcomer("npx playwright test --list --project=desktop"));
// unshare ignores gentler signals.
start.kill("SIGKILL");
await once(start, "close");
if (/ editor\//.test(tests)) throw new Error("The project's patterns match the folders above it.");
console.log("The page answers.");
