import { expect, test as base } from "@playwright/test";
import { engines, type EngineName } from "./engines.ts";
import { tabOf, type Engine, type Tab } from "./tab.ts";

export type EngineOptions = { engineName: EngineName };

/**
 * Playwright's runner with browsers that it does not drive: `tab` in place of `page`. A test fails
 * also if a page reports an error meanwhile.
 */
export const test = base.extend<{ tab: Tab }, EngineOptions & { engine: Engine }>({
  engineName: ["Firefox", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, provide) => {
      const engine = await engines[engineName].start();
      console.log(engine.version);
      await provide(engine);
      await engine.quit();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  async tab({ engine, viewport }, provide, testInfo) {
    await engine.resize(viewport!);
    const tab = tabOf(engine, process.env["RECORDING_ORIGIN"]!);
    await provide(tab);
    // It has opened no page.
    if (testInfo.status === "skipped") return;
    const { place, problems } = await tab.read(() => {
      const found = (sessionStorage["problems"] as string | undefined) ?? "";
      localStorage.clear();
      sessionStorage.clear();
      return {
        place: `${location.pathname}${location.hash}, ${scrollY} px from its top`,
        problems: found.trim(),
      };
    });
    await testInfo.attach("ended at", { body: place, contentType: "text/plain" });
    expect(problems, "what the pages report").toBe("");
  },
});
