/** Bundles the service worker at the end of a build. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { build } from "vite";
import { offline } from "../content/singles.ts";
import { colours } from "../theme/colours.ts";
import { lastResortPath } from "./caches.ts";
import type { Notice } from "./notice.ts";

/**
 * @param isOn otherwise a worker that removes itself and all that is kept
 * @param lastResort HTML of the page that is shown in place of one that was not kept
 * @returns the worker's text; the same for the same content, wherever and whenever it is built
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
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite built no worker");
  return result.output[0].code;
}
