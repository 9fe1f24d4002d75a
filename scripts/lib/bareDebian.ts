/** A minimal Debian in a folder, to try what our guides promise of a machine with nothing on it. */
import { spawnSync } from "node:child_process";
import { chmodSync, globSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { atTheEnd } from "./endTogether.ts";
import { notRun } from "./stepOutcome.ts";

/** Timeout in seconds, after which a mirror counts as unavailable. */
const longest = 600;

/**
 * The command of a process in separate namespaces, which end, with all that runs in them, when this
 * process does.
 * @param args a program and its arguments, after further options of unshare
 */
export const apart = (...args: string[]): [string, string[]] => [
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
export function end(why: string): never {
  console.log(`not run: ${why}`);
  process.exit(notRun);
}

/** Ends the script unless root is running it and all these programs are installed. */
export function needRootAnd(...programs: string[]): void {
  if (process.getuid?.() !== 0) end("it needs Linux and root");
  for (const program of programs)
    if (spawnSync(program, ["--version"]).error) end(`${program} is not installed`);
}

/** This machine's sources of Debian, or on Debian the same of another release, as files in a folder. */
function sources(folder: string, release: string): string[] {
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
 * Creates it, until the script exits, or ends the script as not run.
 * @param release its code name, such as "trixie"
 * @returns the folder
 * @throws if a package is unknown
 */
export function bareDebian(packages: string[], release: string): string {
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
  const system = ["--mode=root", "--variant=minbase", `--include=${packages.join(",")}`];
  const from = sources(scratch, release);
  const made = spawnSync(...apart("mmdebstrap", ...settings, ...system, "", tree, ...from), {
    encoding: "utf8",
    timeout: longest * 1000,
    killSignal: "SIGKILL",
  });
  if (made.error) end(`mmdebstrap did not finish within ${longest} s: ${made.error.message}`);
  if (made.stderr.includes("Unable to locate package")) throw new Error(made.stderr);
  if (made.status !== 0) end(`mmdebstrap failed:\n${made.stderr}`);
  return tree;
}
