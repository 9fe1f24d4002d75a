/**
 * Lets the words and the first picture go before the scripts. React Router links every module in
 * the head, where 160 kB of script compete with the first paint. Here the links and the imports
 * wait for the first paint and for the picture of the first screen, for at most a second, or for
 * the first touch, key or pointer press, whichever comes first. Then all are fetched at once and
 * run one after the other, each in a task of its own, so that no tap waits for all of them. Links
 * and the menus work without any script; a button that needs one is pressed again once it can answer.
 */

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
const bootstrap = /(<script type="module" async="">)([\s\S]*?)(<\/script>)/;

declare global {
  interface Window {
    /** What React Router hydrates with: the modules of the matched routes by id. */
    __reactRouterRouteModules: Record<string, unknown>;
  }
}

type Modules = {
  /** Shared code, in the order in which it is run. */
  libraries: string[];
  /** React Router's list of all routes. */
  manifest: string;
  /** The routes of this page: id and address of the module. */
  routes: [string, string][];
  /** Starts the application. */
  entry: string;
};

/** Runs in the visitor's browser: its text goes into the page, so it stands on its own. */
function start({ libraries, manifest, routes, entry }: Modules) {
  const load = async () => {
    const first = [...libraries, manifest];
    for (const href of [...first, ...routes.map(([, address]) => address), entry]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    for (const href of first) await import(/* @vite-ignore */ href);
    const modules: Record<string, unknown> = {};
    for (const [id, href] of routes) modules[id] = await import(/* @vite-ignore */ href);
    // React Router's name, and its build looks for exactly this assignment.
    // oxlint-disable-next-line no-underscore-dangle
    window.__reactRouterRouteModules = modules;
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
    for (const name of presses) removeEventListener(name, go, true);
    // The page stays as it came: links and menus work, what needs a script goes (theme.ts).
    load().catch(() => (document.documentElement.dataset.scripts = "lost"));
  };
  for (const name of presses) addEventListener(name, go, { capture: true, passive: true });
  const afterPaint = () => {
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!picture || picture.complete) return go();
    for (const name of ["load", "error"]) picture.addEventListener(name, go);
    return setTimeout(go, 1000);
  };
  // A page in a background tab paints nothing; an old browser does not say when it paints.
  const paints = PerformanceObserver.supportedEntryTypes?.includes("paint");
  if (document.visibilityState === "hidden" || !paints) go();
  else new PerformanceObserver(afterPaint).observe({ type: "paint", buffered: true });
}

/**
 * @param html a prerendered page as React Router writes it; one without scripts comes back as it is
 * @throws when React Router's start-up script no longer has the form that is read here
 */
export function deferScripts(html: string): string {
  const [, opening, script, closing] = bootstrap.exec(html) ?? [];
  if (opening === undefined || script === undefined || closing === undefined) return html;
  const manifest = /^\s*import "([^"]+)";/.exec(script)?.[1];
  const entry = /import\("([^"]+)"\);\s*$/.exec(script)?.[1];
  const addresses = new Map(
    [...script.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, href]) => [
      name,
      href,
    ]),
  );
  const ids = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1] ?? "";
  const routes = [...ids.matchAll(/"([^"]+)":(route\d+)/g)].map(
    ([, id, name]) => [id, addresses.get(name)] as [string, string],
  );
  if (!manifest || !entry || routes.length === 0 || routes.length !== addresses.size)
    throw new Error("React Router's start-up script has changed: see Scripts in its components.js");
  const started = new Set([manifest, entry, ...addresses.values()]);
  const libraries = [...html.matchAll(preload)].flatMap(([, href = ""]) =>
    started.has(href) ? [] : [href],
  );
  const modules: Modules = { libraries, manifest, routes, entry };
  return html
    .replaceAll(preload, "")
    .replace(
      bootstrap,
      () => `${opening}(${start.toString()})(${JSON.stringify(modules)})${closing}`,
    );
}
