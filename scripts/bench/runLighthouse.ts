/** Runs Lighthouse once in the pinned browser and returns the measurements that have budgets. */
import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Flags } from "lighthouse";
import type { BrowserLaunch } from "../lib/browser.ts";
import { median } from "./median.ts";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Category = (typeof categories)[number];

/** Scores from 0 to 100; times in ms, as simulated for the screen. */
export type Measurements = Record<Category | "fcp" | "lcp" | "tbt" | "cls", number>;
export type Screen = "phone" | "desktop";

/** @throws if Lighthouse could not load the page */
export async function runLighthouse(
  url: string,
  screen: Screen,
  { executablePath, args, env }: BrowserLaunch,
): Promise<Measurements> {
  // A new browser per run: nothing cached, nothing left running.
  const chrome = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    chromeFlags: ["--headless", ...args],
    envVars: env,
    logLevel: "error",
  });
  try {
    const flags: Flags = { port: chrome.port, logLevel: "error", output: "json" };
    const result = await lighthouse(url, flags, screen === "desktop" ? desktopConfig : undefined);
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
    const { lhr } = result;
    const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN;
    const score = (id: Category) => Math.round((lhr.categories[id]?.score ?? 0) * 100);
    return {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best-practices": score("best-practices"),
      seo: score("seo"),
      fcp: Math.round(value("first-contentful-paint")),
      lcp: Math.round(value("largest-contentful-paint")),
      tbt: Math.round(value("total-blocking-time")),
      cls: Math.round(value("cumulative-layout-shift") * 1000) / 1000,
    };
  } finally {
    chrome.kill();
  }
}

/** The median of each measurement. */
export function medianOf(runs: Measurements[]): Measurements {
  const keys = Object.keys(runs[0] ?? {}) as (keyof Measurements)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(runs.map((one) => one[key]))]),
  ) as Measurements;
}
