/**
 * The part of nginxGuide.ts that runs inside the minimal Debian: the guide's commands, then
 * requests to the server.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { moved } from "../../app/content/singles.ts";
import { asker, type Ask } from "./ask.ts";
import { nginxGuide } from "./nginxGuide.ts";
import { scenarios } from "./scenarios.ts";

/** Faults printed per scenario. */
const shownFaults = 5;
/** Timeout for the server's start, ms. */
const longestStart = 20_000;

const [tree = ""] = process.argv.slice(2);
const certificate = join(tree, "etc/letsencrypt/live/firm.example/fullchain.pem");
const challenge = "/.well-known/acme-challenge/token";
const byHttp = asker(80);

function run(program: string, args: string[]) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8" });
  return { status, said: `${stdout}${stderr}${error ? String(error) : ""}` };
}
function mustRun(program: string, args: string[]): void {
  const { status, said } = run(program, args);
  if (status !== 0) throw new Error(`${[program, ...args].join(" ")}\n${said}`);
}
const inTree = (command: string): [string, string[]] => [
  "chroot",
  [tree, "sh", "-ec", `cd /root\n${command}`],
];

async function untilResponds(ask: Ask): Promise<void> {
  const end = performance.now() + longestStart;
  for (;;) {
    try {
      await ask("/");
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

/** Whether certbot's authority could fetch its challenge file. */
async function challengeIsFound(): Promise<boolean> {
  const { status, body } = await byHttp(challenge);
  return status === 200 && body.toString() === "token";
}

/**
 * Runs certbot up to the point where it contacts the authority, and uses a self-signed certificate
 * instead.
 */
async function certify(command: string): Promise<void> {
  const { said } = run(...inTree(command));
  if (!said.includes("host='acme-v02.api.letsencrypt.org'")) throw new Error(said);
  const file = join(tree, /-w (\S+)/.exec(command)![1]!, challenge);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "token");
  if (!(await challengeIsFound()))
    throw new Error("Certbot's authority could not fetch the challenge.");
  mkdirSync(dirname(certificate), { recursive: true });
  const key = join(dirname(certificate), "privkey.pem");
  const names = ["-subj", "/CN=firm.example", "-addext", "subjectAltName=DNS:firm.example"];
  const files = ["-nodes", "-keyout", key, "-out", certificate];
  mustRun("openssl", ["req", "-x509", "-newkey", "rsa:2048", ...names, ...files]);
}

mustRun("ip", ["link", "set", "lo", "up"]);
// Debian does so on installation, but not in a chroot.
mustRun(...inTree("service nginx start"));
await untilResponds(byHttp);
for (const command of nginxGuide().commands) {
  console.log(command);
  if (command.startsWith("sudo certbot ")) await certify(command);
  else mustRun(...inTree(command));
}

const ask = asker(443, readFileSync(certificate));
await untilResponds(ask);
const faults: string[] = [];
for (const [name, scenario] of Object.entries(scenarios)) {
  const found = await scenario({ ask, moved, hasBrotli: true });
  faults.push(...found.slice(0, shownFaults).map((fault) => `${name}: ${fault}`));
}
const { status, headers } = await byHttp("/projects?from=card");
if (status !== 301 || headers.location !== "https://firm.example/projects?from=card")
  faults.push(`http: ${status} ${headers.location}`);
if (!(await challengeIsFound())) faults.push("Certbot could not renew the certificate.");
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log("nginx answers as the rules say.");
process.exit(faults.length === 0 ? 0 : 1);
