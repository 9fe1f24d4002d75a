/** Has the service worker keep what the visitor reads. Fetched when the page has nothing else to do. */
import { idle } from "../lib/idle.ts";
import { workerPath } from "./caches.ts";
import { isKeepingOn } from "./choice.ts";

type SavingNavigator = Navigator & {
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** Whether copies may be fetched: not for someone who saves data or has next to no line. */
function mayKeep(): boolean {
  const { connection } = navigator as SavingNavigator;
  const isPoor = connection?.saveData || /2g/.test(connection?.effectiveType ?? "");
  return "serviceWorker" in navigator && !isPoor && isKeepingOn();
}

/** What the page has fetched before the worker was there: the browser still has it at hand. */
function fetchedSoFar(): string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) =>
      /^\/(assets|pictures)\/.*\.(js|json|woff2|avif|jpg|png|svg)$/.test(
        name.startsWith(location.origin) ? new URL(name).pathname : "",
      ),
    );
}

/** Whether the worker has answered with this very document: then it has kept it, too. */
function isKeptAlready(path: string): boolean {
  const [document] = performance.getEntriesByType("navigation");
  return (
    document !== undefined && document.workerStart > 0 && new URL(document.name).pathname === path
  );
}

let registered: Promise<ServiceWorkerRegistration> | undefined;

/**
 * Keeps a page, and at the first call what it was made of. Whatever goes wrong changes nothing for
 * the visitor.
 */
export async function keepPage(path: string): Promise<void> {
  if (!mayKeep()) return;
  await idle(10_000);
  const isFirst = !registered;
  registered ??= navigator.serviceWorker
    .register(workerPath)
    .then(() => navigator.serviceWorker.ready);
  const { active } = await registered;
  const addresses = [...(isKeptAlready(path) ? [] : [path]), ...(isFirst ? fetchedSoFar() : [])];
  if (addresses.length === 0) return;
  // Workbox's own message: the addresses go through its routes as if a page had asked for them.
  // A worker has no other origin to be named.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: addresses } });
}
