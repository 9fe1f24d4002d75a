import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import type { Browser } from "puppeteer-core";
import { makeFolder } from "../../scripts/lib/makeFolder.ts";
import { puppeteerEngine } from "./puppeteer.ts";

const root = resolve(import.meta.dirname, "../..");
/** A separate package, so that `npm ci` of the site stays quick. */
const home = join(import.meta.dirname, "old");

/** The browsers of `old/package.json`, the oldest that the site supports (decision 37). */
export const oldVersions = [103, 109] as const;

/** Where a browser is unpacked, once. Its archives hold the libraries it needs. */
async function unpacked(version: number): Promise<string> {
  const folder = join(root, "node_modules/.cache", `chromium-${version}`);
  const packed = join(home, "node_modules", `chromium-${version}`, "bin");
  const read = (name: string) => brotliDecompressSync(readFileSync(join(packed, name)));
  await makeFolder(folder, (own) => {
    writeFileSync(join(own, "chromium"), read("chromium.br"), { mode: 0o755 });
    for (const name of ["aws.tar.br", "swiftshader.tar.br"])
      execFileSync("tar", ["-x", "-C", own], { input: read(name) });
  });
  return folder;
}

/** A Chromium of 2022 or 2023, which `npm run test:old-browsers` installs. Linux x64 only. */
export const oldChromium = (version: (typeof oldVersions)[number]) => ({
  isInstalled: true,
  packages: "",
  async start() {
    const folder = await unpacked(version);
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
