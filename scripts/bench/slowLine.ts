/**
 * A slow line between a browser and a server of this machine. Browsers' own emulation delays each
 * request and holds back its bytes, but knows neither that a connection is opened with a round trip
 * nor that TCP begins slowly and carries only so much before it waits for an answer. What a page
 * gains by being small, or by naming a file early, shows only here. Its timers are the line itself:
 * nothing waits for them but the bytes.
 */
import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";

/** Lighthouse's slow 4G: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const roundTripMs = 150;
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000;
/** Ten packets: RFC 6928. */
const packet = 1460;
const firstWindow = 10 * packet;

/**
 * @param origin of a server on this machine
 * @returns the origin of the same server at the end of a slow line, whose rate all connections share
 */
export async function slowLine(origin: string): Promise<{ origin: string; close: () => void }> {
  const port = Number(new URL(origin).port);
  const sockets = new Set<Socket>();
  let lineFreeAt = 0;

  const line = createServer({ noDelay: true }, (browser) => {
    const server = connect({ port, host: "localhost", noDelay: true });
    const opened = performance.now();
    const queue: Buffer[] = [];
    // Timers of nearly the same moment may change places; packets must not.
    const onTheWay: Buffer[] = [];
    let mayFly = firstWindow;
    let flying = 0;
    let isEnded = false;

    const send = () => {
      for (let next = queue[0]; next && flying + next.length <= mayFly; next = queue[0]) {
        const { length } = next;
        queue.shift();
        onTheWay.push(next);
        flying += length;
        const now = performance.now();
        lineFreeAt = Math.max(lineFreeAt, now) + length / bytesPerMs;
        const arrival = lineFreeAt + roundTripMs / 2 - now;
        setTimeout(() => {
          const first = onTheWay.shift()!;
          if (!browser.destroyed) browser.write(first);
        }, arrival);
        // Each answer lets one packet more fly: the window doubles with every round trip.
        setTimeout(
          () => {
            flying -= length;
            mayFly += length;
            send();
          },
          arrival + roundTripMs / 2,
        );
      }
      if (isEnded && queue.length === 0 && flying === 0) browser.end();
    };

    browser.on("data", (request) => {
      const now = performance.now();
      const shaken = Math.max(opened + roundTripMs, now);
      setTimeout(() => server.destroyed || server.write(request), shaken + roundTripMs / 2 - now);
    });
    server.on("data", (answer: Buffer) => {
      for (let at = 0; at < answer.length; at += packet)
        queue.push(answer.subarray(at, at + packet));
      send();
    });
    server.on("end", () => {
      isEnded = true;
      send();
    });
    for (const socket of [browser, server]) {
      sockets.add(socket);
      // A browser that leaves in the middle is no fault.
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
