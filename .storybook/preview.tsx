import { definePreview } from "@storybook/react-vite";
import addonA11y from "@storybook/addon-a11y";
import { createMemoryRouter, RouterProvider } from "react-router";
import { fontFaceCss } from "../app/theme/fonts.ts";
import { BaseStyles } from "../app/theme/BaseStyles.tsx";
import { SiteTheme } from "../app/theme/SiteTheme.tsx";
import { ToastProvider } from "../app/widgets/Toast/ToastProvider.tsx";

export default definePreview({
  addons: [addonA11y()],
  decorators: [
    (Story, { parameters }) => {
      const path = (parameters.path as string | undefined) ?? "/";
      // A story is one page of a site of its own: links lead to it again.
      const router = createMemoryRouter([{ path: "*", element: <Story /> }], {
        initialEntries: [path],
      });
      return (
        <SiteTheme>
          <BaseStyles />
          <style>{fontFaceCss}</style>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </SiteTheme>
      );
    },
  ],
  parameters: {
    layout: "fullscreen",
    // A finding fails the story.
    a11y: {
      test: "error",
      options: {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      },
    },
    options: { storySort: { order: ["Theme", "Widgets", "Sections", "Pages"] } },
    viewport: {
      options: {
        small: { name: "Small phone", styles: { width: "320px", height: "568px" } },
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "768px", height: "1024px" } },
        desktop: { name: "Desktop", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  tags: ["autodocs"],
});
