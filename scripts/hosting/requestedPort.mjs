/**
 * Checks the port in `PORT` before anything slow starts.
 *
 *   node scripts/hosting/requestedPort.mjs   says in one line what is wrong with it, if anything
 */
import { once } from "node:events";
import { createServer } from "node:net";

function exitWith(message) {
  console.error(message);
  process.exit(1);
}

/** The port to listen on. Exits if it is invalid or in use. */
export async function requestedPort() {
  const value = process.env.PORT ?? "4173";
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535)
    exitWith(
      `PORT=${value} is no port: expected a number from 1 to 65535, as in PORT=4173 npm start`,
    );
  const probe = createServer().listen(port);
  try {
    await once(probe, "listening");
  } catch (error) {
    exitWith(
      error.code === "EADDRINUSE"
        ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port === 65_535 ? 4173 : port + 1} npm start`
        : `Port ${port} cannot be used: ${error.message}`,
    );
  }
  probe.close();
  await once(probe, "close");
  return port;
}

if (import.meta.filename === process.argv[1]) await requestedPort();
