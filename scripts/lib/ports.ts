/** For scripts that start a local server and talk to it. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** Finds a port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, "close");
  return port;
}

/** The longest a server may take to start, ms: one on this machine takes a second or two. */
const longestStart = 60_000;

/**
 * Waits until a server responds to HTTP, with any status.
 * @throws if its process exits first, or after a minute
 */
export async function untilResponds(origin: string, server: ChildProcess): Promise<void> {
  const until = Date.now() + longestStart;
  for (;;) {
    const responded = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (responded) return;
    if (server.exitCode !== null || server.signalCode !== null || Date.now() > until)
      throw new Error(`The server for ${origin} did not start.`);
    await setTimeout(50);
  }
}
