import { firefox } from "./firefox.ts";
import { oldChromium } from "./oldChromium.ts";
import type { Engine } from "./tab.ts";
import { webkit } from "./webkit.ts";

type Source = {
  isInstalled: boolean;
  /** The Debian packages that it comes in. */
  packages: string;
  start: () => Promise<Engine>;
};

const sources = {
  Firefox: firefox,
  WebKit: webkit,
  "Chromium 103": oldChromium(103),
  "Chromium 109": oldChromium(109),
} satisfies Record<string, Source>;
export type EngineName = keyof typeof sources;

/** The browsers that Playwright does not drive (README.md says why), and how each is started. */
export const engines: Record<EngineName, Source> = sources;
