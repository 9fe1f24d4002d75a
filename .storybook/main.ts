import type { StorybookConfig } from "@storybook/react-vite";

export default {
  stories: ["../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  framework: {
    name: "@storybook/react-vite",
    // The React Router plugin must not run here: stories bring a router of their own.
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  staticDirs: ["../public"],
  core: { disableTelemetry: true },
  features: { sidebarOnboardingChecklist: false },
} satisfies StorybookConfig;
