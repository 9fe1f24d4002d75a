import { definePreview, type Parameters } from "@storybook/react-vite";
import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { lazy, Suspense, useLayoutEffect, useState, type ReactNode } from "react";
import { configure } from "storybook/test";
import { createMemoryRouter, RouterProvider, useRouteError } from "react-router";
import { useFollowLinks } from "../app/navigation/useFollowLinks.ts";
import { fontFaceCss } from "../app/theme/fonts.ts";
import { BaseStyles, SiteTheme } from "../app/theme/SiteTheme.tsx";
import { CurrentPathContext } from "../app/widgets/currentPath.ts";
import { ToastProvider } from "../app/widgets/Toast/ToastProvider.tsx";
import { axeOptionsOfStory } from "./axe.ts";
import { answerAsChosen, mediaTools, StyledAsChosen } from "./mediaTools.tsx";
import { chromaticOf, screens } from "./screenshots.ts";

// In ms. The default, a second, is too short for a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/**
 * Runs effects before a play function starts. React's production build runs them after the paint;
 * an update in a layout effect flushes them earlier, as `act` does in tests.
 */
function EffectsFirst({ children }: { children: ReactNode }) {
  const [, change] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- rendering once more is what it is for
  useLayoutEffect(() => change(true), []);
  return children;
}

// Loaded when it is opened: tests never do.
const DocsPage = lazy(() => import("./DocsPage.tsx"));
const Documentation = () => (
  <Suspense>
    <DocsPage />
  </Suspense>
);

/** An error is the story's, and not a page of the router's. */
function FailStory(): never {
  throw useRouteError();
}

/** Handles links as the site's frame does: in a story they all lead back to the same story. */
function FollowLinks({ children }: { children: ReactNode }) {
  useFollowLinks();
  return children;
}

// In the head, as on the site, so that they persist between stories.
const faces = document.createElement("style");
faces.textContent = fontFaceCss();
// Play functions click without a pause, so disable the double-tap guard; e2e/scenarios test it.
faces.textContent += "html dialog[open] { animation: none !important }";
document.head.append(faces);

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  // A page for each component, made from the comments above it and its props.
  tags: ["autodocs"],
  loaders: [
    async () => {
      // Play functions that scroll or measure need the site's fonts. One that is not available may
      // fail: a fallback font is used.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    },
  ],
  decorators: [
    (Story, { parameters, globals }) => {
      const path = (parameters.path as string | undefined) ?? "/";
      // Each story is the only page of a site.
      const router = createMemoryRouter(
        [
          {
            path: "*",
            errorElement: <FailStory />,
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
          <StyledAsChosen globals={globals}>
            <SiteTheme>
              <BaseStyles />
              <CurrentPathContext value={path}>
                <ToastProvider>
                  <RouterProvider router={router} />
                </ToastProvider>
              </CurrentPathContext>
            </SiteTheme>
          </StyledAsChosen>
        </EffectsFirst>
      );
    },
  ],
  globalTypes: mediaTools,
  beforeEach: answerAsChosen,
  // Chromatic reads parameters alone, and only here can they be derived from a story's globals.
  argTypesEnhancers: [
    (context) => {
      const { title, parameters, argTypes } = context;
      // The context has the story's globals too, but its type lacks them.
      const { storyGlobals: globals } = context as typeof context & { storyGlobals: Parameters };
      parameters.chromatic = chromaticOf({ title, parameters, globals });
      return argTypes;
    },
  ],
  parameters: {
    a11y: { options: axeOptionsOfStory },
    docs: { page: Documentation },
    layout: "fullscreen",
    options: { storySort: { order: ["Theme", "Widgets", "Sections"] } },
    viewport: {
      options: Object.fromEntries(
        Object.entries(screens).map(([name, { width, height }]) => [
          name,
          { name, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
  },
});
