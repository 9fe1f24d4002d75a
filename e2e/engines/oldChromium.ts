import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Browser } from "puppeteer-core";
import { puppeteerEngine } from "./puppeteer.ts";

const root = resolve(import.meta.dirname, "../..");
/** A separate package, so that `npm ci` of the site stays quick. */
const home = join(import.meta.dirname, "old");

/** The browsers of `old/package.json`, the oldest that the site supports (decision 37). */
export const oldVersions = [103, 109] as const;

function install() {
  if (existsSync(join(home, "node_modules/puppeteer-core"))) return;
  execFileSync("npm", ["ci", "--ignore-scripts", "--silent"], { cwd: home, stdio: "inherit" });
}

/** Unpacks a browser once into `node_modules/.cache`. Its archives hold the libraries it needs. */
function unpack(version: number): string {
  const folder = join(root, "node_modules/.cache", `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const packed = join(home, "node_modules", `chromium-${version}`, "bin");
  const partial = `${folder}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const read = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  writeFileSync(join(partial, "chromium"), read("chromium.br"), { mode: 0o755 });
  for (const name of ["aws.tar.br", "swiftshader.tar.br"])
    execFileSync("tar", ["-x", "-C", partial], { input: read(name) });
  renameSync(partial, folder);
  return folder;
}

/**
 * A Chromium of 2022 or 2023, installed on first use. Linux x64 only.
 * @throws as it starts, if it cannot be installed
 */
export const oldChromium = (version: (typeof oldVersions)[number]) => ({
  isInstalled: true,
  packages: "",
  async start() {
    install();
    const folder = unpack(version);
    const { launch } = createRequire(join(home, "package.json"))("puppeteer-core") as {
      launch: (options: object) => Promise<Browser>;
    };
    return puppeteerEngine(
      await launch({
        executablePath: join(folder, "chromium"),
        args: [
          "--no-sandbox",
          "--disable-gpu",
          "--no-first-run",
          "--disable-background-networking",
        ],
        env: { ...process.env, LD_LIBRARY_PATH: `${folder}:${join(folder, "lib")}` },
      }),
    );
  },
});
