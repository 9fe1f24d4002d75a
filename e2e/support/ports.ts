/** For scripts that start a local server and talk to it. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";

/** Finds a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/**
 * Waits until a server responds to HTTP, with any status.
 * @throws if its process exits first
 */
export async function untilResponds(origin: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error(`The server for ${origin} did not start.`);
    const responded = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (responded) return;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
