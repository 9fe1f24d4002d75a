/** Serves a build for a script, on a free port, until it is stopped. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/**
 * @returns the origin without a slash at its end, and how to stop the server
 * @throws when the server ends before it answers
 */
export async function serveBuild(
  folder = "build/client",
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/serve.mjs", folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  for (;;) {
    if (server.exitCode !== null) throw new Error("The server did not start.");
    const answered = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answered) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { origin, stop: () => void server.kill() };
}
