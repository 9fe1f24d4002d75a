/**
 * The service worker: keeps the home page, the page of the last resort and what the visitor has
 * read, for a reader without a signal. docs/decisions/0010 says why it does what it does.
 * Bundled by buildWorker.server.ts, which hands it its words.
 */
import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { keptFileCache, keptPageCache, keptPictureCache, lastResortPath } from "./caches.ts";
import { keptAtHeader, withNotice } from "./notice.ts";

declare const lastResort: { url: string; revision: string };
declare const notice: { words: string; retry: string; colour: string; ground: string };

/** What TypeScript's library for pages does not know of a worker. */
type InstallEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  addEventListener: (type: "install", listen: (event: InstallEvent) => void) => void;
};
const worker = globalThis as unknown as WorkerScope;

/** A page that takes longer than this is shown as it was kept, where it was kept; seconds. */
const patience = 4;
const dayInSeconds = 86_400;

// Files carry a hash in their names, so a new worker cannot mix two releases: it may start at once.
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
  networkTimeoutSeconds: patience,
  plugins: [
    {
      // A filter or a search is the same page; nothing that was typed is kept.
      cacheKeyWillBeUsed: async ({ request }) => {
        const { origin, pathname } = new URL(request.url);
        return origin + pathname;
      },
      // A host in trouble is no better than none.
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

const isOwn = (url: URL) => url.origin === location.origin;

// Pages as the visitor opens them, and as app/offline/keep.ts asks for them. What a client
// navigation fetches is never kept: where it cannot be had, the page is loaded as a document, and
// says that it is an old one.
// The editor is no page to read.
const isPage = ({ pathname }: URL) => !/\.\w+$|^\/admin\b/.test(pathname);
registerRoute(({ url }) => isOwn(url) && isPage(url), pages);

registerRoute(({ url }) => isOwn(url) && /^\/assets\/[^/]+\.(js|woff2)$/.test(url.pathname), files);

registerRoute(
  ({ url }) => isOwn(url) && /\.(avif|jpg|png|svg)$/.test(url.pathname),
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
