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
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createInterface } from "node:readline";
import { atTheEnd } from "../../e2e/support/endTogether.ts";
import { notRun } from "../../e2e/support/notRun.ts";
import { freePort } from "../../e2e/support/ports.ts";

/** Timeout in seconds, after which a mirror counts as unavailable. */
const longest = 600;
const release = "trixie";
/** What the README asks for. */
const packages = "git,nodejs,npm,ca-certificates";

/**
 * The command of a process in separate namespaces, which end, with all that runs in them, when this
 * process does.
 * @param args a program and its arguments, after further options of unshare
 */
const apart = (...args: string[]): [string, string[]] => [
  "setpriv",
  [
    "--pdeathsig=KILL",
    "unshare",
    "--mount",
    "--pid",
    "--fork",
    "--kill-child",
    "--mount-proc",
    ...args,
  ],
];

/** Ends the script as not run. */
function end(why: string): never {
  console.log(`not run: ${why}`);
  process.exit(notRun);
}

/** This machine's sources of Debian, or on Debian the same of another release, as files in a folder. */
function sources(folder: string): string[] {
  const system = readFileSync("/etc/os-release", "utf8");
  const own = /^ID=debian$/m.test(system) && /^VERSION_CODENAME=(\w+)$/m.exec(system)?.[1];
  if (!own) return [`deb http://deb.debian.org/debian ${release} main`];
  return globSync(["/etc/apt/sources.list", "/etc/apt/sources.list.d/debian.sources"]).map(
    (file) => {
      const copy = join(folder, basename(file));
      writeFileSync(copy, readFileSync(file, "utf8").replaceAll(own, release));
      return copy;
    },
  );
}

/**
 * Makes a minimal Debian, until the script exits, or ends the script as not run.
 * @returns its folder
 * @throws if a package is unknown
 */
function bareDebian(): string {
  const settings = spawnSync("apt-config", ["dump"], { encoding: "utf8" })
    .stdout.split("\n")
    // Keeps this machine's download settings, such as proxies.
    .filter((line) => /^Acquire::(https?|Check-[\w-]+)\b/.test(line))
    .map((line) => `--aptopt=${line}`);
  const scratch = mkdtempSync(join(tmpdir(), "debian-"));
  // By then the kernel has ended what still wrote to it.
  atTheEnd(`sleep 1; rm -rf '${scratch}'`);
  // An ordinary user must be able to enter.
  chmodSync(scratch, 0o755);
  const tree = join(scratch, "tree");
  const system = ["--mode=root", "--variant=minbase", `--include=${packages}`];
  const made = spawnSync(
    ...apart("mmdebstrap", ...settings, ...system, "", tree, ...sources(scratch)),
    {
      encoding: "utf8",
      timeout: longest * 1000,
      killSignal: "SIGKILL",
    },
  );
  if (made.error) end(`mmdebstrap did not finish within ${longest} s: ${made.error.message}`);
  if (made.stderr.includes("Unable to locate package")) throw new Error(made.stderr);
  if (made.status !== 0) end(`mmdebstrap failed:\n${made.stderr}`);
  return tree;
}

const project = "/home/dev/visual/site";
/** What `npm ci` asks on this machine's behalf. */
const certificates = "/etc/ssl/certs/ca-certificates.crt";
const reachesRegistry = /^(https?_proxy|no_proxy|npm_config_registry)$/i;

if (process.getuid?.() !== 0) end("it needs Linux and root");
for (const program of ["mmdebstrap", "apt-config", "setpriv", "unshare", "git"])
  if (spawnSync(program, ["--version"]).error) end(`${program} is not installed`);
if (spawnSync("npm", ["ping"]).status !== 0) end("npm's registry does not answer");
const tree = bareDebian();
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
