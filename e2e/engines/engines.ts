import { firefox } from "./firefox.ts";
import { oldChromium } from "./oldChromium.ts";
import type { Engine } from "./tab.ts";
import { webkit } from "./webkit.ts";

type Source = {
  isInstalled: boolean;
  /** What it comes in, or runs on. */
  needs: string;
  start: () => Promise<Engine>;
};

/** The browsers that the tests here know as a `tab`, not as a `page` (README.md says why). */
export const engines = {
  Firefox: firefox,
  WebKit: webkit,
  "Chromium 103": oldChromium(103),
  "Chromium 109": oldChromium(109),
} satisfies Record<string, Source>;
export type EngineName = keyof typeof engines;
