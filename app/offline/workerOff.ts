/** The kill switch: a service worker that deletes all caches and unregisters itself. */
import { keptDatesDatabase } from "./caches.ts";

type ActivateEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type WorkerScope = {
  skipWaiting: () => Promise<void>;
  registration: ServiceWorkerRegistration;
  addEventListener: (type: "activate", listen: (event: ActivateEvent) => void) => void;
};
const worker = globalThis as unknown as WorkerScope;

async function undo() {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase(keptDatesDatabase);
  await worker.registration.unregister();
}

void worker.skipWaiting();
worker.addEventListener("activate", (event) => event.waitUntil(undo()));
