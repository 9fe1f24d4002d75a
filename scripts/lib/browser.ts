/**
 * The Chromium used by every test and audit, pinned by the lock file: `@sparticuz/chromium`,
 * unpacked once into `node_modules/.cache`. Set `BROWSER=playwright` for the one `npx playwright
 * install chromium` downloads, or `BROWSER=/path/to/chrome` for another.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join, resolve } from "node:path";
import { makeFolder } from "./makeFolder.ts";

/** Playwright's launch options for the browser. */
export type BrowserLaunch = {
  executablePath?: string;
  args: string[];
  env: Record<string, string>;
};

/**
 * For rendering that is the same on every machine, without network traffic of the browser's own.
 */
const args = [
  "--no-sandbox",
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
  "--hide-scrollbars",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const root = resolve(import.meta.dirname, "../..");

/** Where the package, at the version of the lock file, unpacks what. */
const inside = { browser: "chromium", fonts: "fonts/fonts", libraries: "al2023/lib" };

/**
 * Unpacks the browser and the libraries that a minimal machine lacks. The package does so in the temporary folder,
 * libraries only where it finds itself on AWS Lambda, and changes its environment: hence a process of its own.
 */
function unpack(folder: string): void {
  const chromium = import.meta.resolve("@sparticuz/chromium");
  const script = `import("${chromium}").then(({ default: it }) => it.executablePath())`;
  execFileSync(process.execPath, ["-e", script], {
    cwd: root,
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: "nodejs22.x" },
  });
}

/**
 * Unpacks the browser if necessary and returns its launch options.
 * @throws if it does not start, with one line saying what to do
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  const env = { ...process.env } as Record<string, string>;
  const wanted = process.env.BROWSER;
  if (wanted === "playwright") return { args, env };
  if (wanted) return { executablePath: wanted, args, env };
  if (platform() !== "linux" || arch() !== "x64") {
    console.warn(
      "The pinned browser is for Linux x64: using Playwright's own (npx playwright install chromium).",
    );
    return { args, env };
  }

  const { version } = JSON.parse(
    readFileSync(join(root, "node_modules/@sparticuz/chromium/package.json"), "utf8"),
  ) as { version: string };
  const folder = join(root, "node_modules/.cache", `chromium-${version}`);
  await makeFolder(folder, unpack);
  const executablePath = join(folder, inside.browser);

  // Screenshots match across machines only with the same fonts, so use the ones in the browser
  // package and no system fonts. The site has its own two typefaces.
  env.FONTCONFIG_FILE = join(folder, "site-fonts.conf");
  // Written aside first: another browser may be reading it.
  const written = `${env.FONTCONFIG_FILE}.${process.pid}`;
  writeFileSync(
    written,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, inside.fonts)}</dir><cachedir>${join(folder, "font-cache")}</cachedir></fontconfig>\n`,
  );
  renameSync(written, env.FONTCONFIG_FILE);

  const libraries = join(folder, inside.libraries);
  if (existsSync(libraries))
    env.LD_LIBRARY_PATH = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(":");
  const trial = spawnSync(executablePath, ["--version"], { env, encoding: "utf8" });
  if (trial.status !== 0) {
    const missing = /loading shared libraries: ([^:]+)/.exec(trial.stderr ?? "")?.[1];
    throw new Error(
      missing
        ? `Chromium needs ${missing}, which this machine lacks. Run: npx playwright install-deps chromium`
        : `Chromium did not start (${trial.error?.message ?? trial.stderr.trim().split("\n")[0]}). Remove ${folder} and try again.`,
    );
  }
  return { executablePath, args, env };
}
