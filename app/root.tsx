import GlobalStyles from "@mui/material/GlobalStyles";
import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { getShell } from "./content/shell.server.ts";
import { spinnerDelayMs } from "./lib/thresholds.ts";
import { isOfflineOn } from "./offline/isOfflineOn.server.ts";
import { useKeptPages } from "./offline/useKeptPages.ts";
import { ErrorPage } from "./sections/shell/ErrorPage.tsx";
import { Shell } from "./sections/shell/Shell.tsx";
import { useLoadTarget, useLoadWhole, useSayShown } from "./sections/shell/useLoadWhole.ts";
import { UnreachablePage } from "./sections/shell/UnreachablePage.tsx";
import { useArrival } from "./sections/shell/useArrival.ts";
import { useCloseOnBack } from "./sections/shell/useCloseOnBack.ts";
import { useFollowLinks } from "./sections/shell/useFollowLinks.ts";
import { useKeepFocusInDialogs } from "./sections/shell/useKeepFocusInDialogs.ts";
import { useKeepWidthBehindDialogs } from "./sections/shell/useKeepWidthBehindDialogs.ts";
import { fontFaceCss, fontFiles } from "./theme/fonts.ts";
import { BaseStyles } from "./theme/BaseStyles.tsx";
import { SiteTheme } from "./theme/SiteTheme.tsx";
import { colours } from "./theme/tokens.ts";
import { PageSpinner } from "./widgets/PageSpinner/PageSpinner.tsx";
import { useImported } from "./widgets/useImported.ts";

/** Where measurements go, in a build that has such an address. */
const metricsEndpoint = import.meta.env.VITE_METRICS_ENDPOINT as string | undefined;

/** Runs at build time: each page carries the words of its frame. */
export function loader() {
  return { ...getShell(), keepsPages: isOfflineOn() };
}

// What the frame shows is the same on every page: the first page's outlasts one that cannot be had.
let firstShell: ReturnType<typeof loader> | undefined;

function useShellData() {
  const shell = useRouteLoaderData<typeof loader>("root");
  useEffect(() => {
    if (!firstShell) firstShell = shell;
  }, [shell]);
  return firstShell ?? shell;
}

/** Whether the pages shown want no script: the prerendered not-found page must not hydrate. */
function useStaticPage() {
  const matches = useMatches();
  const isStatic = matches.some(
    ({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate === false,
  );
  return isStatic && import.meta.env.PROD && typeof document === "undefined";
}

export function Layout({ children }: { children: ReactNode }) {
  const isStatic = useStaticPage();
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
          <GlobalStyles styles={fontFaceCss()} />
          <BaseStyles />
          {children}
        </SiteTheme>
        {!isStatic && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

/** Measures the visit where an endpoint is configured; otherwise the code is not even fetched. */
function useMetrics() {
  useEffect(() => {
    const endpoint = document.querySelector<HTMLMetaElement>(
      "meta[name=metrics-endpoint]",
    )?.content;
    if (!endpoint) return;
    import("./metrics/report.ts")
      .then(({ startMetrics }) => startMetrics(endpoint))
      .catch(() => {
        // A measurement that cannot be made is no fault of the page (specification §8).
      });
  }, []);
}

/** In development the same figures stand in a corner of the page. */
function useMetricsPanel() {
  useEffect(() => {
    if (import.meta.env.DEV)
      void import("./metricsPanel.tsx").then(({ showMetricsPanel }) => showMetricsPanel());
  }, []);
}

/** Tells the bootstrap, tests and benchmarks that the page answers presses from now on. */
function useSayHydrated() {
  // In the commit itself: a press after it is answered, and must not be repeated as an early one.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = "true";
    window.dispatchEvent(new Event("hydrated"));
  }, []);
}

/** A spinner, when the next page has been on its way for a while. */
function LongWait() {
  const isLoading = useNavigation().state === "loading";
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setLong(true), spinnerDelayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isLoading]);
  return isLoading && isLong && <PageSpinner />;
}

/** What there is to say of the next page. By itself: the page being read need not know. */
function NextPage() {
  const shell = useShellData();
  const unreachable = useLoadTarget();
  if (unreachable) return <UnreachablePage href={unreachable} contact={shell?.contact} />;
  return <LongWait />;
}

/** The frame with the page in it, and what happens on the way from one page to the next. */
function Frame({ children }: { children: ReactNode }) {
  const shell = useShellData();
  const { pathname } = useLocation();
  const announcement = useArrival();
  useFollowLinks();
  useCloseOnBack();
  useKeepFocusInDialogs();
  useKeepWidthBehindDialogs();
  useMetrics();
  useMetricsPanel();
  useSayHydrated();
  useKeptPages(shell?.keepsPages ?? false, pathname);
  return (
    <>
      <Shell shell={shell} currentPath={pathname}>
        <NextPage />
        {children}
      </Shell>
      <div ref={announcement} role="status" className="visually-hidden" />
    </>
  );
}

export default function App() {
  useSayShown();
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Few visitors ever need it, and only a host that answers says that a page is not there. */
const loadNotFoundPage = () => import("./sections/shell/NotFoundPage.tsx");

/**
 * A page that failed on the way to it is loaded as a document. Where that is no use either, unknown
 * paths get the not-found page, any other failure a page with the ways to reach the firm.
 */
export function ErrorBoundary() {
  const error = useRouteError();
  const shell = useShellData();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const { pathname } = useLocation();
  const trying = useLoadWhole();
  const { value, failed } = useImported(loadNotFoundPage, missing && !trying);
  if (trying || (missing && !value && !failed)) {
    return (
      <Shell shell={shell} currentPath={pathname}>
        <PageSpinner />
      </Shell>
    );
  }
  return (
    <Frame>
      {missing && value ? (
        <>
          <title>Page not found</title>
          <meta name="robots" content="noindex" />
          <value.NotFoundPage
            contact={shell?.contact}
            picture={shell?.notFoundPicture}
            hasGuides={shell?.hasGuides}
          />
        </>
      ) : (
        <ErrorPage contact={shell?.contact} />
      )}
    </Frame>
  );
}
