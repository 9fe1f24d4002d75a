// Earlier releases kept pages in the browser with a service worker at this address. Browsers that
// still have it look for a new one at their next visit and find this, which deletes what was kept
// and removes itself: docs/decisions/0035-a-second-visit-is-left-to-http-caching.md.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    indexedDB.deleteDatabase("workbox-expiration");
    await self.registration.unregister();
  };
  event.waitUntil(remove());
});
