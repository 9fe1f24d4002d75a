import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { arch } from "node:process";
import { Builder, By, Capabilities, Key } from "selenium-webdriver";
import { freePort, untilResponds } from "../../scripts/lib/ports.ts";
import { isHydrated, waitTimeout, type EngineSource } from "./tab.ts";

const driverPath = "/usr/bin/WebKitWebDriver";
const browserPath = `/usr/lib/${arch === "arm64" ? "aarch64" : "x86_64"}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** A virtual display: this engine has no headless mode. */
async function virtualDisplay() {
  const server = spawn(
    "Xvfb",
    ["-displayfd", "1", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const name = await new Promise<string>((resolve, reject) => {
    server.stdout.once("data", (chunk: Buffer) => resolve(`:${String(chunk).trim()}`));
    server.once("error", reject);
  });
  return { name, close: () => server.kill() };
}

/** WebKitGTK, driven over WebDriver. Its window is at least 450 px wide. */
export const webkit: EngineSource = {
  name: "WebKit",
  packages: "webkit2gtk-driver xvfb",
  find: () =>
    [driverPath, browserPath, "/usr/bin/Xvfb"].every(existsSync) ? driverPath : undefined,
  async start(path, baseUrl) {
    const { name: display, close } = await virtualDisplay();
    const port = await freePort();
    const server = spawn(path, [`--port=${port}`, "--host=127.0.0.1"], {
      stdio: "ignore",
      env: {
        ...process.env,
        DISPLAY: display,
        LIBGL_ALWAYS_SOFTWARE: "1",
        // Its sandbox needs privileges that a container does not have.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
      },
    });
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
        const until = (fact: string, holds: unknown, argument?: unknown) =>
          driver
            .wait(() => run<boolean>(holds, argument).catch(() => false), waitTimeout)
            .then(
              () => undefined,
              () => Promise.reject(new Error(`timed out: ${fact}`)),
            );
        return {
          async open(to) {
            await driver.get(`${baseUrl}${to}`);
            await until("the page is hydrated", isHydrated);
          },
          read: (look, argument) => run(look, argument),
          async inject(script) {
            await driver.executeScript(script);
          },
          until,
          async click(selector) {
            await driver.wait(async () => {
              const [element] = await driver.findElements(By.css(selector));
              return Boolean(await element?.isDisplayed());
            }, waitTimeout);
            await driver.findElement(By.css(selector)).click();
          },
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
          // All scenarios share one window, so clear what they have stored.
          async close() {
            await run(() => {
              localStorage.clear();
              sessionStorage.clear();
            }, undefined);
          },
        };
      },
      async quit() {
        await driver.quit().catch(() => undefined);
        server.kill();
        close();
      },
    };
  },
};
