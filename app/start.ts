/** What a page does before its scripts are there. It stands in each page, see deferScripts.server.ts. */
import type { PageData } from "./pageData.ts";

declare global {
  interface Window {
    /** What React Router hydrates with: the modules of the matched routes by id. */
    __reactRouterRouteModules: Record<string, unknown>;
    /** Where it reads its data from. */
    __reactRouterContext: { streamController: ReadableStreamDefaultController<string> };
  }
}

/** Addresses of what a page is made of. */
export type Modules = {
  /** Shared code, the heaviest file first. */
  libraries: string[];
  /** React Router's list of all routes. */
  manifest: string;
  /** The routes of this page: id and address of the module. */
  routes: [string, string][];
  /** Starts the application. */
  entry: string;
  /** What hydration reads, as `PageData`. */
  data: string;
  /** Selector of the parts that the first layout leaves out (theme/firstScreen.ts). */
  below: string;
};

/** Its text goes into the page, so it stands on its own. */
export function start({ libraries, manifest, routes, entry, data, below }: Modules) {
  const page = document.documentElement;
  const layOutAll = () => delete page.dataset.firstScreen;
  // Its paint has a task of its own: within one, both together would hold up a press.
  const afterFrame = (act: () => void) => requestAnimationFrame(() => setTimeout(act));
  // Some a frame, so that a press need not wait for all of them. The typefaces would move them again.
  const layOutRest = async () => {
    await document.fonts.ready;
    const parts = [...document.querySelectorAll<HTMLElement>(below)];
    const some = () => {
      const until = performance.now() + 8;
      for (let part = parts.shift(); part; part = parts.shift()) {
        part.style.contentVisibility = "visible";
        // Asked for its height, the browser lays it out.
        if (part.offsetHeight < 0 || performance.now() > until) break;
      }
      if (parts.length > 0) afterFrame(some);
      else afterFrame(layOutAll);
    };
    afterFrame(some);
  };
  const load = async () => {
    const first = [...libraries, manifest];
    for (const href of [...first, ...routes.map(([, address]) => address), entry]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    const asked = fetch(data).then((answer) => {
      if (!answer.ok) throw new Error(`${data}: ${answer.status}`);
      return answer.json() as Promise<PageData>;
    });
    // Looked at below, after the modules: until then its failure is not one that nobody heard of.
    asked.catch(() => {});
    for (const href of first) await import(/* @vite-ignore */ href);
    const modules: Record<string, unknown> = {};
    for (const [id, href] of routes) modules[id] = await import(/* @vite-ignore */ href);
    // Both names are React Router's.
    // oxlint-disable-next-line no-underscore-dangle
    window.__reactRouterRouteModules = modules;
    // As above: where React Router's own page takes its data from.
    // oxlint-disable-next-line no-underscore-dangle
    const { streamController } = window.__reactRouterContext;
    const { styles, route } = await asked;
    document.querySelector<HTMLElement>("style[data-emotion]")!.dataset.names = styles;
    streamController.enqueue(route);
    streamController.close();
    // What follows measures and watches the whole page.
    layOutAll();
    await import(/* @vite-ignore */ entry);
  };
  const early = new Set<HTMLElement>();
  const onClick = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    const byBrowser = button?.hasAttribute("commandfor") && "command" in button;
    if (button && !byBrowser) early.add(button);
  };
  addEventListener("click", onClick, true);
  // Sent by the application when it has taken over the page.
  addEventListener(
    "site:hydrated",
    () => {
      removeEventListener("click", onClick, true);
      queueMicrotask(() => early.forEach((button) => button.click()));
    },
    { once: true },
  );
  const presses = ["pointerdown", "touchstart", "keydown"];
  let started = false;
  const go = () => {
    if (started) return;
    started = true;
    void layOutRest();
    for (const name of presses) removeEventListener(name, go, true);
    // The page stays as it came: links and menus work, what needs a script goes (theme.ts).
    load().catch(() => (document.documentElement.dataset.scripts = "lost"));
  };
  for (const name of presses) addEventListener(name, go, { capture: true, passive: true });
  const afterPaint = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    // The page comes in after its frame (theme/firstScreen.ts), a picture maybe behind a skeleton.
    const shown = picture ?? document.querySelector("main");
    const comeIn = () =>
      Promise.all(
        document.getAnimations().map(async ({ effect, finished }) => {
          if ((effect as KeyframeEffect).target?.contains(shown)) await finished;
        }),
      );
    // Ends with a frame of its own: what the one before it painted is on the screen.
    const frame = () => page.animate([], 1).finished;
    void Promise.resolve(picture?.decode()).then(comeIn).then(frame).then(frame).then(go, go);
    setTimeout(go, 1000);
  };
  // A visitor who comes back is taken to a place that has to be there.
  const [visit] = performance.getEntriesByType("navigation");
  if (visit && visit.type !== "navigate") layOutAll();
  // A page in a background tab paints nothing; an old browser does not say when it paints.
  const paints = PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (document.visibilityState === "hidden" || !paints) go();
  else new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
}
