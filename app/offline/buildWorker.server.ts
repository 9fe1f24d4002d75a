/** Bundles the service worker at the end of a build. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "vite";
import { offline } from "../content/singles.ts";
import { colours } from "../theme/colours.ts";
import { lastResortPath } from "./caches.ts";
import type { Notice } from "./notice.ts";

/**
 * @param isOn if false, builds a worker that unregisters itself and deletes its caches
 * @param lastResort HTML of the fallback page for pages that are not cached
 * @returns the worker's source; deterministic for the same content
 */
export async function buildWorker(isOn: boolean, lastResort: string): Promise<string> {
  const notice: Notice = {
    words: offline.notice,
    retry: offline.retry,
    colour: colours.ink,
    ground: colours.plyLight,
  };
  const revision = createHash("sha256").update(lastResort).digest("hex").slice(0, 12);
  const result = await build({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    publicDir: false,
    mode: "production",
    define: {
      lastResort: JSON.stringify({ url: lastResortPath, revision }),
      notice: JSON.stringify(notice),
    },
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, isOn ? "worker.ts" : "workerOff.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite produced no worker");
  return result.output[0].code;
}
