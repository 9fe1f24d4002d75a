/** Serves a build on a free port. */
import { spawn } from "node:child_process";
import { freePort, untilResponds } from "./ports.ts";

/**
 * @returns the origin, without a trailing slash, and a function that stops the server
 * @throws if the server exits before it responds
 */
export async function serveBuild(folder = "build/client") {
  const port = await freePort();
  const server = spawn(process.execPath, ["scripts/hosting/serve.ts", folder], {
    env: { ...process.env, PORT: String(port) },
    // The channel's end stops the server if this process is killed.
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const origin = `http://localhost:${port}`;
  await untilResponds(origin, server);
  return { origin, stop: () => void server.kill() };
}
