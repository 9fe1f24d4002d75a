/**
 * The service worker: caches the home page, the offline fallback and the pages the visitor has
 * read, for reading offline. docs/decisions/0010 has the reasons. Bundled by buildWorker.server.ts,
 * which injects the texts.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { keptFileCache, keptPageCache, keptPictureCache, lastResortPath } from "./caches.ts";
import { keptAtHeader, withNotice, type Notice } from "./notice.ts";

declare const lastResort: { url: string; revision: string };
declare const notice: Notice;

/** Worker types that TypeScript's DOM library lacks. */
type InstallEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: "install", listen: (event: InstallEvent) => void) => void;
};
const worker = globalThis as unknown as WorkerScope;

/** Network timeout before a cached page is shown, if there is one; seconds. */
const timeoutSeconds = 4;
const dayInSeconds = 86_400;

// File names are hashed, so a new worker cannot mix two releases and may take over at once.
void worker.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
setCacheNameDetails({ prefix: "last", precache: "resort", suffix: "" });
precache([lastResort]);

const files = new CacheFirst({
  cacheName: keptFileCache,
  plugins: [new ExpirationPlugin({ maxEntries: 160, purgeOnQuotaError: true })],
});

const pages = new NetworkFirst({
  cacheName: keptPageCache,
  networkTimeoutSeconds: timeoutSeconds,
  plugins: [
    {
      // A filter or a search is the same page; the visitor's search terms are never stored.
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url);
        return origin + pathname;
      },
      // Treats a server error like no response.
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The host answered ${response.status}`);
        return response;
      },
      cacheWillUpdate: async ({ response }) => {
        const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
        if (response.status !== 200 || response.redirected || !isPage) return null;
        const headers = new Headers(response.headers);
        headers.set(keptAtHeader, new Date().toISOString());
        return new Response(response.body, { headers });
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withNotice(cachedResponse, notice) : null,
      handlerDidError: async () => {
        const page = await matchPrecache(lastResortPath);
        return page && new Response(page.body, { status: 503, headers: page.headers });
      },
    },
    new ExpirationPlugin({
      maxEntries: 40,
      maxAgeSeconds: 60 * dayInSeconds,
      purgeOnQuotaError: true,
    }),
  ],
});

worker.addEventListener("install", (event) => {
  event.waitUntil(pages.handle({ event, request: new Request("/") }).catch(() => {}));
});

// Document loads, and the pages that app/offline/keep.ts asks for. Client navigations are never
// cached: when one fails, the page is loaded as a document, which carries the notice.
// The content editor is not cached.
const isPage = ({ pathname }: URL) => !/\.\w+$|^\/admin\b/.test(pathname);
registerRoute(({ url, sameOrigin }) => sameOrigin && isPage(url), pages);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /^\/assets\/[^/]+\.(js|woff2)$/.test(url.pathname),
  files,
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && /\.(avif|jpg|png|svg)$/.test(url.pathname),
  new CacheFirst({
    cacheName: keptPictureCache,
    plugins: [
      new ExpirationPlugin({
        maxEntries: 60,
        maxAgeSeconds: 30 * dayInSeconds,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);
