/**
 * A slow connection between a browser and a local server. Browsers' own throttling delays each
 * request and its bytes, but simulates neither the round trip to open a connection nor TCP slow
 * start, so only this shows what a page gains by being small or by referring to a file early. Its
 * timers are the latency being simulated, not waits.
 */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const roundTripMs = 150;
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000;
/** Initial window: ten packets (RFC 6928). */
const packet = 1460;
const firstWindow = 10 * packet;

/**
 * @param origin of a local server
 * @returns the origin of a proxy with a slow connection, whose bandwidth all connections share
 */
export async function slowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  let lineFreeAt = 0;

  const line = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port, host: "localhost", noDelay: true });
    const opened = performance.now();
    const queue: Buffer[] = [];
    // Timers due at nearly the same moment may fire out of order, but packets must not.
    const inFlight: Buffer[] = [];
    let congestionWindow = firstWindow;
    let bytesInFlight = 0;
    let isEnded = false;

    const send = () => {
      for (
        let next = queue[0];
        next && bytesInFlight + next.length <= congestionWindow;
        next = queue[0]
      ) {
        const { length } = next;
        queue.shift();
        inFlight.push(next);
        bytesInFlight += length;
        const now = performance.now();
        lineFreeAt = Math.max(lineFreeAt, now) + length / bytesPerMs;
        const arrival = lineFreeAt + roundTripMs / 2 - now;
        setTimeout(() => {
          const first = inFlight.shift()!;
          if (!browser.destroyed) browser.write(first);
        }, arrival);
        // Each acknowledgement lets one more packet through: the window doubles with every round
        // trip.
        setTimeout(
          () => {
            bytesInFlight -= length;
            congestionWindow += length;
            send();
          },
          arrival + roundTripMs / 2,
        );
      }
      if (isEnded && queue.length === 0 && bytesInFlight === 0) browser.end();
    };

    browser.on("data", (request) => {
      const now = performance.now();
      const connected = Math.max(opened + roundTripMs, now);
      setTimeout(
        () => server.destroyed || server.write(request),
        connected + roundTripMs / 2 - now,
      );
    });
    server.on("data", (response: Buffer) => {
      for (let at = 0; at < response.length; at += packet)
        queue.push(response.subarray(at, at + packet));
      send();
    });
    server.on("end", () => {
      isEnded = true;
      send();
    });
    for (const socket of [browser, server]) {
      sockets.add(socket);
      // A browser that disconnects half-way is not an error.
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    browser.on("close", () => server.destroy());
  }).listen(0, "localhost");

  await once(line, "listening");
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    close() {
      line.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
