import { chromium } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { arch, platform } from "node:os";
import { join, resolve } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { makeFolder } from "../../scripts/lib/makeFolder.ts";
import type { Engine } from "./tab.ts";

const cache = resolve(import.meta.dirname, "../../node_modules/.cache");
/** A separate package, so that `npm ci` of the site stays quick. */
const packages = join(import.meta.dirname, "old/node_modules");

/** Where a browser is unpacked, once. Its archives hold the libraries it needs. */
async function unpacked(name: string): Promise<string> {
  const folder = join(cache, name);
  const read = (file: string) =>
    brotliDecompressSync(readFileSync(join(packages, name, "bin", file)));
  await makeFolder(folder, (own) => {
    writeFileSync(join(own, "chromium"), read("chromium.br"), { mode: 0o755 });
    for (const file of ["aws.tar.br", "swiftshader.tar.br"])
      execFileSync("tar", ["-x", "-C", own], { input: read(file) });
  });
  return folder;
}

/** A Chromium of 2022 or 2023, the oldest that the site supports (decision 37), from `old/package.json`. */
export const oldChromium = (version: 103 | 109) => ({
  needs: "Linux x64 and npm run test:old-browsers, which fetches it",
  isInstalled: platform() === "linux" && arch() === "x64" && existsSync(packages),
  async start(): Promise<Engine> {
    const folder = await unpacked(`chromium-${version}`);
    const browser = await chromium.launch({
      executablePath: join(folder, "chromium"),
      args: ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"],
      env: { ...process.env, LD_LIBRARY_PATH: `${folder}:${join(folder, "lib")}` },
    });
    let page = await browser.newPage();
    return {
      version: `Chromium ${browser.version()}`,
      async resize(viewport) {
        await page.close();
        page = await browser.newPage({ viewport });
      },
      async goto(url) {
        await page.goto(url);
      },
      evaluate: (expression) => page.evaluate(expression),
      pointTo: (x, y) => page.mouse.move(x, y),
      click: (x, y) => page.mouse.click(x, y),
      press: (key) => page.keyboard.press(key),
      type: (text) => page.keyboard.type(text),
      quit: () => browser.close(),
    };
  },
});
