import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuild } from "../../scripts/lib/serveBuild.ts";

/** Runs first in every page. `sessionStorage` outlasts the document, so that nothing is missed. */
function record() {
  let isLeaving = false;
  addEventListener("beforeunload", () => (isLeaving = true));
  const note = (what: string) => {
    // What is still being fetched then is aborted.
    if (isLeaving) return;
    const before = (sessionStorage["problems"] as string | undefined) ?? "";
    sessionStorage["problems"] = `${before}${location.pathname}: ${what.slice(0, 300)}\n`;
  };
  addEventListener(
    "error",
    ({ target, message }) => {
      // Which formats play depends on the machine; the still is under the film.
      if (target instanceof HTMLMediaElement || target instanceof HTMLSourceElement) return;
      note(target instanceof Element ? `failed: ${target.outerHTML}` : message);
    },
    // Pictures, scripts and links that fail don't bubble.
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note(`rejected: ${String(reason)}`));
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) =>
    note(`stopped by the policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ["error", "warn"] as const)
    console[level] = (...words: unknown[]) => note(`${level} ${words.map(String).join(" ")}`);
}

/**
 * Before the tests: serves a copy of the build with a script that records console errors, uncaught
 * exceptions, violations of the content security policy and failed files, because WebKit's driver
 * has no log.
 * @returns what ends it
 */
export default async function serveRecording() {
  const folder = mkdtempSync(join(tmpdir(), "recorded-"));
  const script = "record-problems.js";
  cpSync("build/client", folder, { recursive: true });
  writeFileSync(join(folder, script), `(${String(record)})()`);
  for (const file of globSync(`${folder}/**/*.html`)) {
    const html = readFileSync(file, "utf8");
    writeFileSync(file, html.replace("<head>", `$&<script src="/${script}"></script>`));
  }
  const { origin, stop } = await serveBuild(folder);
  // Workers inherit it.
  process.env["RECORDING_ORIGIN"] = origin;
  return () => {
    stop();
    rmSync(folder, { recursive: true });
  };
}
