import { definePreview } from "@storybook/react-vite";
import addonA11y from "@storybook/addon-a11y";
import { useLayoutEffect, useState, type ReactNode } from "react";
import type { Parameters } from "storybook/internal/types";
import { createMemoryRouter, RouterProvider } from "react-router";
import { useFollowLinks } from "../app/navigation/useFollowLinks.ts";
import { fontFaceCss } from "../app/theme/fonts.ts";
import { BaseStyles } from "../app/theme/BaseStyles.tsx";
import { SiteTheme } from "../app/theme/SiteTheme.tsx";
import { ToastProvider } from "../app/widgets/Toast/ToastProvider.tsx";
import { chromaticOf, screens, shotsOf } from "./pictures.ts";

const screenOption = (name: string, { width, height }: { width: number; height: number }) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

/**
 * Lets effects run before a play function begins. React's production build runs them after the
 * paint; a change made in a layout effect makes it run them first, as `act` does in tests.
 */
function EffectsFirst({ children }: { children: ReactNode }) {
  const [, change] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- rendering once more is what it is for
  useLayoutEffect(() => change(true), []);
  return children;
}

/** What the frame of the site does for links: in a story they lead to the same story again. */
function FollowLinks({ children }: { children: ReactNode }) {
  useFollowLinks();
  return children;
}

// In the head, as on the site: there they stay from one story to the next.
const faces = document.createElement("style");
faces.textContent = fontFaceCss();
// A play function presses without a pause; that a dialog is deaf to a second tap is for the scenarios.
faces.textContent += "html dialog[open] { animation: none !important }";
document.head.append(faces);

export default definePreview({
  addons: [addonA11y()],
  loaders: [
    async () => {
      // A play function that scrolls or measures does so in the site's own letters. One that the
      // machine does not have is no trouble: another stands in for it.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    },
  ],
  decorators: [
    (Story, { parameters }) => {
      const path = (parameters.path as string | undefined) ?? "/";
      // A story is one page of a site of its own.
      const router = createMemoryRouter(
        [
          {
            path: "*",
            element: (
              <FollowLinks>
                <Story />
              </FollowLinks>
            ),
          },
        ],
        {
          initialEntries: [path],
        },
      );
      return (
        <EffectsFirst>
          <SiteTheme>
            <BaseStyles />
            <ToastProvider>
              <RouterProvider router={router} />
            </ToastProvider>
          </SiteTheme>
        </EffectsFirst>
      );
    },
  ],
  // Storybook's one place where a story's parameters can follow from its title and its globals.
  argTypesEnhancers: [
    (context) => {
      const { title, parameters, argTypes } = context;
      // Storybook hands the story's globals over too; its type does not say so.
      const { storyGlobals: globals } = context as typeof context & { storyGlobals: Parameters };
      const story = { title, parameters, globals };
      Object.assign(parameters, { shots: shotsOf(story), chromatic: chromaticOf(story) });
      return argTypes;
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
        small: screenOption("Small phone", screens.small),
        phone: screenOption("Phone", screens.phone),
        tablet: screenOption("Tablet", screens.tablet),
        desktop: screenOption("Desktop", screens.desktop),
      },
    },
  },
  tags: ["autodocs"],
});
