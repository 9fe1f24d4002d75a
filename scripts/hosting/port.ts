/**
 * The port of `npm start`. Run as a script, it fails if the port is taken: `npm start` asks before it
 * builds.
 */
import { createServer } from "node:net";

export const port = Number(process.env.PORT ?? 4173);

/** Says why a server could not listen on the port, and ends the process. */
export function refuse({ code, message }: NodeJS.ErrnoException): never {
  const isTaken = code === "EADDRINUSE";
  console.error(isTaken ? `Port ${port} is taken. Choose another: PORT=${port + 1}` : message);
  process.exit(1);
}

if (import.meta.main) {
  const probe = createServer()
    .on("error", refuse)
    .listen(port, () => probe.close());
}
