/** Has the service worker cache the pages the visitor reads. Imported when the page is idle. */
import { idle } from "../lib/idle.ts";
import { workerPath } from "./caches.ts";
import { isKeepingOn } from "./choice.ts";

/** Whether caching may use the network: not with data saving on, nor on a 2G connection. */
function canCache(): boolean {
  const { connection } = navigator;
  const isSlow = connection?.saveData || /2g/.test(connection?.effectiveType ?? "");
  return "serviceWorker" in navigator && !isSlow && isKeepingOn();
}

/** Files fetched before the worker took control; they are still in the browser's HTTP cache. */
function fetchedFiles(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) =>
      /^\/(assets|pictures)\/.*\.(js|json|woff2|avif|jpg|png|svg)$/.test(
        name.startsWith(location.origin) ? new URL(name).pathname : "",
      ),
    );
}

/** Whether the worker itself served this document, and so has cached it already. */
function isAlreadyCached(path: string): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return (
    document !== undefined && document.workerStart > 0 && new URL(document.name).pathname === path
  );
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/** Caches a page and, on the first call, the files it was built from. */
export async function keepPage(path: string): Promise<void> {
  if (!canCache()) return;
  await idle(10_000);
  const isFirst = !registered;
  registered ??= navigator.serviceWorker
    .register(workerPath)
    .then(() => navigator.serviceWorker.ready);
  const { active } = await registered;
  const addresses = [...(isAlreadyCached(path) ? [] : [path]), ...(isFirst ? fetchedFiles() : [])];
  if (addresses.length === 0) return;
  // Workbox's own message: the URLs go through its routes as if a page had requested them.
  // A worker's postMessage takes no target origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: addresses } });
}
