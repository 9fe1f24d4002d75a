/** Serves a build for a script, on a free port, until it is stopped. */
import { spawn } from "node:child_process";
import { freePort, untilAnswers } from "./ports.ts";

/**
 * @returns the origin without a slash at its end, and how to stop the server
 * @throws when the server ends before it answers
 */
export async function serveBuild(
  folder = "build/client",
): Promise<{ origin: string; stop: () => void }> {
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/build/serve.mjs", folder], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const origin = `http://localhost:${port}`;
  await untilAnswers(origin, server);
  return { origin, stop: () => void server.kill() };
}
