import { useEffect, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { getShell } from "./content/shell.server.ts";
import { useMetrics } from "./metrics/useMetrics.ts";
import { CurrentPath } from "./sections/shell/CurrentPath.tsx";
import { ErrorPage } from "./sections/shell/ErrorPage.tsx";
import { Frame } from "./sections/shell/Frame.tsx";
import { Shell } from "./sections/shell/Shell.tsx";
import { CurrentPage } from "./navigation/CurrentPage.tsx";
import { PrefetchedPage } from "./navigation/PrefetchedPage.tsx";
import { RecordShownPage, useReloadFallback } from "./navigation/useReloadFallback.ts";
import { Scrolling } from "./navigation/Scrolling.tsx";
import { fontFiles } from "./theme/fonts.ts";
import { BaseStyles, SiteTheme } from "./theme/SiteTheme.tsx";
import { colours } from "./theme/tokens.ts";
import { PageSpinner } from "./widgets/PageSpinner/PageSpinner.tsx";
import { useImported } from "./widgets/useImported.ts";

/** The metrics endpoint, in builds that have one. */
const metricsEndpoint = import.meta.env.VITE_METRICS_ENDPOINT as string | undefined;

/** Runs at build time: the shell's data is prerendered into every page. */
export function loader() {
  return getShell();
}

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
        <meta name="theme-color" content={colours.film} />
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
    <RecordShownPage />
  </>
);

export default function App() {
  return <Frame shell={useShellData()}>{page}</Frame>;
}

/** Lazy, because few visitors ever need it. */
const loadNotFoundPage = () => import("./sections/shell/NotFoundPage.tsx");

/**
 * Retries a page that failed during navigation as a document load. If that fails too, unknown paths
 * get the not-found page, any other error a page with the firm's contact details.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShellData();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const trying = useReloadFallback();
  const { value, failed } = useImported(loadNotFoundPage, missing && !trying);
  if (trying || (missing && !value && !failed)) {
    return (
      <CurrentPath>
        <Shell shell={shell}>
          <PageSpinner />
        </Shell>
      </CurrentPath>
    );
  }
  return (
    <Frame shell={shell}>
      {missing && value ? (
        <>
          <title>Page not found</title>
          <meta name="robots" content="noindex" />
          <value.NotFoundPage picture={shell?.notFoundPicture} hasGuides={shell?.hasGuides} />
        </>
      ) : (
        <ErrorPage />
      )}
    </Frame>
  );
}
