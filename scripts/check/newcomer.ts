/**
 * Follows the README's two commands on a machine with nothing but what the README asks for: a
 * minimal Debian 13 with its own git, Node and npm, as an ordinary user. The project is the last
 * commit, in a folder whose names a careless pattern would take for parts of the project.
 *
 *   npm run check:newcomer
 *
 * Needs Linux with root, mmdebstrap, setpriv, unshare, and mirrors of Debian and npm; if one of
 * these is missing it says so and exits with 77. Takes about five minutes.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { apart, bareDebian, end, needRootAnd } from "../lib/bareDebian.ts";
import { freePort } from "../lib/ports.ts";

const project = "/home/dev/visual/site";
/** What `npm ci` asks on this machine's behalf. */
const certificates = "/etc/ssl/certs/ca-certificates.crt";
const reachesRegistry = /^(https?_proxy|no_proxy|npm_config_registry)$/i;

needRootAnd("mmdebstrap", "apt-config", "setpriv", "unshare", "git");
if (spawnSync("npm", ["ping"]).status !== 0) end("npm's registry does not answer");
const tree = bareDebian(["git", "nodejs", "npm", "ca-certificates"], "trixie");
if (existsSync(certificates)) cpSync(certificates, `${tree}${certificates}`);
const prepare = `
  chroot ${tree} useradd --create-home dev
  git clone --quiet . ${tree}${project}
  chroot ${tree} chown -R dev: /home/dev`;
execFileSync("sh", ["-ec", prepare]);

const port = await freePort();
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => reachesRegistry.test(name))),
  PATH: "/usr/bin:/bin",
  HOME: "/home/dev",
  PORT: String(port),
};
const asNewcomer = `
  npm ci
  npm test -- types lint
  npx playwright test --list --project=desktop >tests
  if grep ' editor/' tests; then exit 1; fi
  npm start`;
const newcomer = spawn(
  ...apart(
    `--root=${tree}`,
    `--wd=${project}`,
    "--setgid=1000",
    "--setuid=1000",
    "sh",
    "-ec",
    asNewcomer,
  ),
  { stdio: ["ignore", "pipe", "inherit"], env },
);
const origin = `http://localhost:${port}`;
for await (const line of createInterface(newcomer.stdout)) {
  console.log(line);
  if (line.includes(origin)) break;
}
const page = await fetch(origin);
if (!(await page.text()).includes("<h1")) throw new Error(`${origin} answers ${page.status}.`);
console.log("The page answers.");
process.exit();
