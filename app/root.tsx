import { useEffect, type ReactNode } from "react";
import {
  Links,
  Meta,
  NavigationType,
  Scripts,
  useMatches,
  useNavigationType,
  useRouteLoaderData,
} from "react-router";
import { getContent } from "./content/content.server.ts";
import { getShell } from "./content/shell.server.ts";
import { useMetrics } from "./metrics/useMetrics.ts";
import { ErrorPage } from "./sections/shell/ErrorPage.tsx";
import { Frame } from "./sections/shell/Frame.tsx";
import { CurrentPage } from "./navigation/CurrentPage.tsx";
import { PrefetchedPage } from "./navigation/PrefetchedPage.tsx";
import { keepPageOnFailure, useDocumentLoad } from "./navigation/nextPage.ts";
import { Scrolling } from "./navigation/Scrolling.tsx";
import { fontFiles } from "./theme/fonts.ts";
import { BaseStyles, SiteTheme } from "./theme/SiteTheme.tsx";
import { palette } from "./theme/palette.ts";
import { PageSpinner } from "./widgets/PageSpinner/PageSpinner.tsx";

/** The metrics endpoint, in builds that have one. */
const metricsEndpoint = import.meta.env.VITE_METRICS_ENDPOINT as string | undefined;

/** Runs at build time: the shell's data is prerendered into every page. */
export function loader() {
  return getShell(getContent());
}

export const clientMiddleware = [keepPageOnFailure];

// The frame's data is the same on every page. The first page's keeps the frame from rendering again,
// and still serves if a later page fails.
let firstShell: ReturnType<typeof loader> | undefined;

function useShellData() {
  const shell = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    if (!firstShell) firstShell = shell;
  }, [shell]);
  return firstShell ?? shell;
}

/** Whether the page shown is static: the prerendered not-found page must not hydrate. */
function useStaticPage() {
  const matches = useMatches();
  const isStatic = matches.some(
    ({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate === false,
  );
  return isStatic && import.meta.env.PROD && typeof document === "undefined";
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useStaticPage();
  useMetrics();
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={palette.background.default} />
        <meta name="format-detection" content="telephone=no" />
        {metricsEndpoint && <meta name="metrics-endpoint" content={metricsEndpoint} />}
        {fontFiles.map((file) => (
          <link
            key={file}
            rel="preload"
            href={file}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <Meta />
        <Links />
      </head>
      <body>
        <SiteTheme>
          {/* In the browser they would move to the end of the head and style the page anew. */}
          {import.meta.env.SSR && <BaseStyles />}
          {children}
        </SiteTheme>
        {!isStatic && (
          <>
            <Scrolling />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

// Outside the component: with the same children, the frame does not render again.
const page = (
  <>
    <CurrentPage />
    <PrefetchedPage />
  </>
);

export default function App() {
  return <Frame shell={useShellData()}>{page}</Frame>;
}

/**
 * A page that fails while it renders: one that was followed to is loaded as a document first, since
 * its data may be of a newer release than the code. No document opens with a push, so none loads
 * itself again.
 */
export function ErrorBoundary() {
  const isFollowedTo = useNavigationType() === NavigationType.Push;
  const { state } = useDocumentLoad(isFollowedTo ? "asking" : "idle");
  return (
    <Frame shell={useShellData()}>{state === "asking" ? <PageSpinner /> : <ErrorPage />}</Frame>
  );
}
