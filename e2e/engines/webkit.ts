import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { arch } from "node:process";
import { Builder, Capabilities, Key } from "selenium-webdriver";
import { killAtExit } from "../../scripts/lib/atExit.ts";
import { freePort, untilResponds } from "../../scripts/lib/ports.ts";
import type { Engine } from "./tab.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
const browserPath = `/usr/lib/${arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** A virtual display: this engine has no headless mode. */
async function virtualDisplay() {
  const server = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  killAtExit(server);
  const name = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (chunk: Buffer) => resolve(`:${String(chunk).trim()}`));
    server.once("error", reject);
  });
  return { name, close: () => server.kill() };
}

/** A folder of settings that let the window be as narrow as a phone: its toolbar is wider. */
function narrowToolbar(): string {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0/gtk.css"), "* { min-width: 0; padding: 0 }");
  return folder;
}

/** What its toolbar takes of the window, px. */
const toolbarHeight = 40;

/** The character by which WebDriver knows a key. */
function webDriverKey(name: string): string {
  const key = Object.entries(Key).find(
    ([known]) => known === name.replace(/^Arrow/, "").toUpperCase(),
  )?.[1] as unknown;
  if (typeof key !== "string") throw new Error(`WebDriver knows no key "${name}".`);
  return key;
}

/** WebKitGTK, driven over WebDriver. */
export const webkit = {
  needs: "Debian's webkit2gtk-driver and xvfb",
  isInstalled: [driverPath, browserPath, "/usr/bin/Xvfb"].every(existsSync),
  async start(): Promise<Engine> {
    const { name: display, close } = await virtualDisplay();
    const settings = narrowToolbar();
    const port = await freePort();
    const server = spawn(driverPath, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display,
        XDG_CONFIG_HOME: settings,
        LIBGL_ALWAYS_SOFTWARE: "1",
        // Its sandbox needs privileges that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
    killAtExit(server);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: browserPath, args: ["--automation"] },
    });
    const address = `http://127.0.0.1:${port}`;
    await untilResponds(address, server);
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    // axe may take longer than the 30 seconds that a script has by default.
    await driver.manage().setTimeouts({ script: 300_000 });
    const type = (text: string) => driver.actions().sendKeys(text).perform();
    return {
      version: `WebKit ${String((await driver.getCapabilities()).get("browserVersion"))}`,
      async resize({ width, height }) {
        const window = driver.manage().window();
        await window.setRect({ x: 0, y: 0, width, height: height + toolbarHeight });
      },
      goto: (url) => driver.get(url),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      pointTo: (x, y) => driver.actions().move({ x, y }).perform(),
      click: (x, y) => driver.actions().move({ x, y }).click().perform(),
      press: (key) => type(webDriverKey(key)),
      type,
      async quit() {
        await driver.quit().catch(() => undefined);
        server.kill();
        close();
        rmSync(settings, { recursive: true });
      },
    };
  },
};
