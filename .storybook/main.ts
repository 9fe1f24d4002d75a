import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { contentAsWords } from "./contentAsWords.ts";

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    // The React Router plugin must not run here: stories bring a router of their own.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  staticDirs: ["../public"],
  // Here, not in the builder's own file: the tests of stories read this one alone.
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [contentAsWords()],
      // Storybook copies `staticDirs` at the same time, and one would meet the other's folders.
      build: { copyPublicDir: false },
    }),
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig;
