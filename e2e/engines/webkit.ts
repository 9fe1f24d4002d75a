import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { arch } from "node:process";
import { Builder, By, Capabilities, Key, type WebElement } from "selenium-webdriver";
import { endTogether } from "../../scripts/lib/onParentExit.ts";
import { freePort, untilResponds } from "../../scripts/lib/ports.ts";
import { isHydrated, waitTimeout, type EngineSource } from "./tab.ts";

/** Between two looks at a page, ms. */
const pollInterval = 20;

const driverPath = "/usr/bin/WebKitWebDriver";
const browserPath = `/usr/lib/${arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** A virtual display: this engine has no headless mode. */
async function virtualDisplay() {
  const server = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  endTogether(server);
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

/** WebKitGTK, driven over WebDriver. */
export const webkit: EngineSource = {
  name: "WebKit",
  packages: "webkit2gtk-driver xvfb",
  find: () =>
    [driverPath, browserPath, "/usr/bin/Xvfb"].every(existsSync) ? driverPath : undefined,
  async start(path, baseUrl) {
    const { name: display, close } = await virtualDisplay();
    const settings = narrowToolbar();
    const port = await freePort();
    const server = spawn(path, [`--port=${port}`, "--host=127.0.0.1"], {
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
    endTogether(server);
    const capabilities = new Capabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: browserPath, args: ["--automation"] },
    });
    const address = `http://127.0.0.1:${port}`;
    await untilResponds(address, server);
    const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
    const version = String((await driver.getCapabilities()).get("browserVersion"));
    const run = <Result>(code: unknown, argument: unknown) =>
      driver.executeScript<Result>(`return (${String(code)})(arguments[0])`, argument ?? null);
    return {
      name: "WebKit",
      version,
      async tab(width) {
        await driver.manage().window().setRect({ x: 0, y: 0, width, height: 900 });
        // Scenarios share one window, so clear what the last ones have stored.
        await run(() => {
          if (location.protocol !== "http:") return;
          localStorage.clear();
          sessionStorage.clear();
        }, undefined);
        const until = (fact: string, holds: () => Promise<unknown>) =>
          driver
            .wait(() => holds().catch(() => false), waitTimeout, undefined, pollInterval)
            .then(
              () => undefined,
              () => Promise.reject(new Error(`timed out: ${fact}`)),
            );
        /** Waits for an element to be visible and in reach of the pointer. */
        const onElement = (selector: string, act: (element: WebElement) => Promise<void>) =>
          until(`${selector} is in reach`, async () => {
            const element = await driver.findElement(By.css(selector));
            if (!(await element.isDisplayed())) return false;
            // It moves as long as what is above it arrives.
            await driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
            await act(element);
            return true;
          });
        return {
          async open(to) {
            await driver.get(`${baseUrl}${to}`);
            await until("the page is hydrated", () => run(isHydrated, undefined));
          },
          read: (look, argument) => run(look, argument),
          async inject(script) {
            await driver.executeScript(script);
          },
          until: (fact, holds, argument) => until(fact, () => run(holds, argument)),
          hover: (selector) =>
            onElement(selector, (origin) => driver.actions().move({ origin }).perform()),
          click: (selector) => onElement(selector, (element) => element.click()),
          clickAt: (x, y) => driver.actions().move({ x, y }).click().perform(),
          async press(...keys) {
            for (const key of keys) {
              const name = key.replace(/^Arrow/, "").toUpperCase();
              const special = /^[A-Z]./.test(key) ? Key[name as "ENTER"] : undefined;
              await driver
                .actions()
                .sendKeys(special ?? key)
                .perform();
            }
          },
        };
      },
      async quit() {
        await driver.quit().catch(() => undefined);
        server.kill();
        close();
        rmSync(settings, { recursive: true });
      },
    };
  },
};
