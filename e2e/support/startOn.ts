import type { Page } from "@playwright/test";

/** Has the page take itself for one on a quick or a slow device: its clock runs otherwise. */
export const startOn = (page: Page, device: "quick" | "slow") =>
  page.addInitScript(
    (rate) => {
      const now = performance.now.bind(performance);
      performance.now = () => now() * rate;
    },
    device === "quick" ? 0.02 : 50,
  );
