/** The servers that the site is tested on, each on localhost, unprivileged, in its own folder. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort, untilResponds } from "../lib/ports.ts";
import { serveBuild } from "../lib/serveBuild.ts";
import { caddyfile } from "./caddy.ts";
import { nginxConfig, type Host } from "./nginx.ts";

export type Engine = { name: string; port: number; stop: () => Promise<void> };
/** A server that is not installed, and how to install it. */
export type Missing = { name: string; missing: string };

/** Where Debian installs the module that sends precompressed brotli. */
export const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Path of a program; Debian puts servers in /usr/sbin, which is not on every PATH. */
function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}

async function start(
  name: string,
  program: string,
  args: string[],
  port: number,
  folder: string,
): Promise<Engine> {
  let said = "";
  const server = spawn(program, args, { env: { ...process.env, HOME: folder } });
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  await untilResponds(`http://127.0.0.1:${port}`, server).catch((error: unknown) => {
    throw new Error(`${name} did not start:\n${said}`, { cause: error });
  });
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { name, port, stop };
}

const versionOf = (program: string, args: string[]) => {
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return /\d+\.\d+\.\d+/.exec(`${stdout}${stderr}`)?.[0] ?? "";
};

/** The server of `npm start`, with the build as it is. */
export async function startNode(): Promise<Engine> {
  const { origin, stop } = await serveBuild();
  const port = Number(new URL(origin).port);
  return { name: "node", port, stop: async () => stop() };
}

/** @param host with the site at `root`, as `copyFlat` writes it */
export async function startNginx(host: Host): Promise<Engine | Missing> {
  const program = find("nginx");
  if (!program) return { name: "nginx", missing: "apt-get install nginx" };
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  mkdirSync(join(folder, "work"));
  const port = await freePort();
  const config = nginxConfig({
    ...host,
    root: resolve(host.root),
    listen: `127.0.0.1:${port}`,
    temporary: join(folder, "work"),
    ...(existsSync(brotliModule) && { brotliModule }),
  });
  writeFileSync(join(folder, "nginx.conf"), config);
  // Workers of an nginx started by root run as nobody, who cannot read every folder.
  const directives = process.getuid?.() === 0 ? "daemon off; user root;" : "daemon off;";
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-g", directives];
  return start(`nginx ${versionOf(program, ["-v"])}`, program, args, port, folder);
}

/** @param host with the site at `root`, as `copyFlat` writes it */
export async function startCaddy(host: Host): Promise<Engine | Missing> {
  const program = find("caddy");
  if (!program) return { name: "Caddy", missing: "apt-get install caddy" };
  const folder = mkdtempSync(join(tmpdir(), "caddy-"));
  const port = await freePort();
  const config = caddyfile({
    ...host,
    root: resolve(host.root),
    address: `http://:${port}`,
    bind: "127.0.0.1",
  });
  writeFileSync(join(folder, "Caddyfile"), config);
  const args = ["run", "--config", join(folder, "Caddyfile"), "--adapter", "caddyfile"];
  return start(`Caddy ${versionOf(program, ["version"])}`, program, args, port, folder);
}

/** Whether nginx can send precompressed brotli here. */
export const nginxHasBrotli = () => existsSync(brotliModule);
