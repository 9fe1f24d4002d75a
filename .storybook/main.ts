import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { inlineContent } from "./inlineContent.ts";

export default {
  // `npm run visual:one` builds the stories of one file.
  stories: [`../stories/**/${process.env.STORIES ?? "*"}.stories.tsx`],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  framework: {
    name: "@storybook/react-vite",
    // The React Router plugin must not run here: stories bring their router.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  staticDirs: ["../public"],
  viteFinal: (config) =>
    mergeConfig(config, {
      plugins: [inlineContent()],
      // Storybook copies `staticDirs` at the same time, and the two would collide.
      build: { copyPublicDir: false },
    }),
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig;
