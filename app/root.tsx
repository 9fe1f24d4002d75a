import GlobalStyles from "@mui/material/GlobalStyles";
import { useEffect, useLayoutEffect, useState, type ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
  useRouteError,
  useRouteLoaderData,
} from "react-router";
import { getShell, type Shell as ShellContent } from "./content/shell.server.ts";
import { endStart } from "./sections/shell/slowDevice.ts";
import { spinnerDelayMs } from "./lib/thresholds.ts";
import { isOfflineOn } from "./offline/isOfflineOn.server.ts";
import { useKeptPages } from "./offline/useKeptPages.ts";
import { ErrorPage } from "./sections/shell/ErrorPage.tsx";
import { Shell } from "./sections/shell/Shell.tsx";
import { SiteFooter } from "./sections/shell/SiteFooter.tsx";
import { PageTransition } from "./sections/shell/PageTransition.tsx";
import { useLoadWhole, useSayShown } from "./sections/shell/useLoadWhole.ts";
import { useArrival } from "./sections/shell/useArrival.ts";
import { useFollowLinks } from "./sections/shell/useFollowLinks.ts";
import { useIntendedPage } from "./sections/shell/useIntendedPage.ts";
import { useKeepWidthBehindDialogs } from "./sections/shell/useKeepWidthBehindDialogs.ts";
import { useRestBehindDialogs } from "./sections/shell/useRestBehindDialogs.ts";
import { fontFaceCss, fontFiles } from "./theme/fonts.ts";
import { BaseStyles } from "./theme/BaseStyles.tsx";
import { SiteTheme } from "./theme/SiteTheme.tsx";
import { colours } from "./theme/tokens.ts";
import { MegaMenuContents } from "./widgets/MegaMenu/MegaMenuContents.tsx";
import { PageSpinner } from "./widgets/PageSpinner/PageSpinner.tsx";
import { useImported } from "./widgets/useImported.ts";

/** Runs at build time: each page carries the words of its frame. */
export function loader() {
  const endpoint = import.meta.env.VITE_METRICS_ENDPOINT as string | undefined;
  return { ...getShell(), metricsEndpoint: endpoint || null, keepsPages: isOfflineOn() };
}

/** The frame's words are the same on every page: they are not fetched again, so they outlast a failure. */
export function shouldRevalidate() {
  return false;
}

/**
 * Base styles and font faces stand in the head of every prerendered page and stay there: the scripts
 * that visitors fetch are spared them. Only development renders them in the browser.
 */
const isFirstToStyle = import.meta.env.SSR || import.meta.env.DEV;

/** Whether the pages shown want no script: the prerendered not-found page must not hydrate. */
function useStaticPage() {
  const matches = useMatches();
  const isStatic = matches.some(
    ({ handle }) => (handle as { hydrate?: boolean } | undefined)?.hydrate === false,
  );
  return isStatic && import.meta.env.PROD && typeof document === "undefined";
}

/**
 * The page's JSON-LD. Only the HTML and what a navigation fetches hold its text: it is not among the
 * data that hydration reads (app/seo/handoff.ts), and hydration leaves the script as it finds it.
 */
function StructuredData() {
  const page = useMatches().at(-1)?.loaderData as { head?: { jsonLd?: string } } | undefined;
  const json = page?.head?.jsonLd;
  if (json === undefined) return null;
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
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
        <StructuredData />
        <Links />
      </head>
      <body>
        <SiteTheme>
          {isFirstToStyle && (
            <>
              <GlobalStyles styles={fontFaceCss()} />
              <BaseStyles />
            </>
          )}
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
function useMetrics(endpoint: string | null | undefined) {
  useEffect(() => {
    if (!endpoint) return;
    import("./metrics/report.ts")
      .then(({ startMetrics }) => startMetrics(endpoint))
      .catch(() => {
        // A measurement that cannot be made is no fault of the page (specification §8).
      });
  }, [endpoint]);
}

/** In development the same figures stand in a corner of the page. */
function useMetricsPanel() {
  useEffect(() => {
    if (import.meta.env.DEV)
      void import("./metricsPanel.tsx").then(({ showMetricsPanel }) => showMetricsPanel());
  }, []);
}

/** Tells the prerendered page's start-up script that buttons answer from now on. */
function useSayHydrated() {
  // In the commit itself: a press after it is answered, and must not be repeated as an early one.
  useLayoutEffect(() => {
    endStart();
    window.dispatchEvent(new Event("site:hydrated"));
  }, []);
}

/** A spinner, when the next page has been on its way for a while. By itself: all the frame need not know. */
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

/** What is drawn at build time only; its code is in no script. */
function standingParts(shell: ShellContent | undefined) {
  if (!import.meta.env.SSR || !shell?.drawn) return {};
  const { drawn } = shell;
  return {
    menu: <MegaMenuContents services={drawn.menu} recentWork={drawn.recentWork} />,
    footer: <SiteFooter shell={shell} drawn={drawn} />,
  };
}

/** The frame with the page in it, and what happens on the way from one page to the next. */
function Frame({ children }: { children: ReactNode }) {
  const shell = useRouteLoaderData<typeof loader>("root");
  const { pathname } = useLocation();
  const announcement = useArrival();
  useFollowLinks();
  useKeepWidthBehindDialogs();
  useRestBehindDialogs();
  const intendedPage = useIntendedPage(pathname);
  useMetrics(shell?.metricsEndpoint);
  useMetricsPanel();
  useSayHydrated();
  useKeptPages(shell?.keepsPages ?? false, pathname);
  return (
    <>
      <Shell shell={shell} currentPath={pathname} {...standingParts(shell)}>
        {children}
      </Shell>
      <div ref={announcement} role="status" className="visually-hidden" />
      <LongWait />
      {intendedPage && <PrefetchPageLinks page={intendedPage} />}
    </>
  );
}

export default function App() {
  useSayShown();
  return (
    <Frame>
      <PageTransition path={useLocation().pathname}>
        <Outlet />
      </PageTransition>
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
  const shell = useRouteLoaderData<typeof loader>("root");
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
