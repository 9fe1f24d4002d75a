import { takeSearchShortcut } from "../search/searchShortcut.ts";
import { keepReactAwake } from "./keepReactAwake.ts";

/**
 * Starts the application once the first screen is painted. Inlined into every page with what it
 * imports.
 *
 * @param path the page's own
 * @param preloads URLs of the modules the page needs
 * @param timeout longest wait after the first paint, ms
 */
export default function bootstrap(path: string, preloads: string[], timeout: number) {
  // Leaves the page as prerendered: links and menus work, script-only parts stay hidden, and keys
  // are the browser's.
  let stopRecording = () => {};
  const stayStatic = () => {
    stopRecording();
    document.documentElement.dataset.scripts = "failed";
  };

  // Older browsers would stop half-way (decision 37). Each line rules out one engine: Chromium before
  // 108, Safari before 16.4, Firefox before 112.
  const runsScripts =
    CSS.supports("height", "1dvh") &&
    HTMLScriptElement.supports?.("importmap") &&
    "inert" in HTMLElement.prototype;
  if (!runsScripts) {
    stayStatic();
    return;
  }

  // The router reads `sessionStorage`; with storage blocked, merely reading it throws.
  try {
    void sessionStorage;
  } catch {
    const storage = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, "sessionStorage", { value: storage });
  }

  // A host that redirects nothing serves a page at more addresses than the router has it at.
  const { pathname, search, hash } = location;
  const address = pathname.toLowerCase().replace(/(\/index)?(\.html)?\/?$/, "") || "/";
  if (address !== path) {
    stayStatic();
    return;
  }
  if (pathname !== path) history.replaceState(history.state, "", path + search + hash);

  keepReactAwake();

  const earlyButtons = new Set<HTMLElement>();
  const recordPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    if (button) earlyButtons.add(button);
  };
  let shortcut: KeyboardEvent | undefined;
  const recordShortcut = (event: KeyboardEvent) => {
    if (takeSearchShortcut(event)) shortcut ??= event;
  };
  addEventListener("click", recordPress, true);
  addEventListener("keydown", recordShortcut, true);
  stopRecording = () => {
    removeEventListener("click", recordPress, true);
    removeEventListener("keydown", recordShortcut, true);
  };
  const replay = () => {
    stopRecording();
    queueMicrotask(() => {
      for (const button of earlyButtons) button.click();
      if (shortcut) document.body.dispatchEvent(new KeyboardEvent("keydown", shortcut));
    });
  };
  addEventListener("hydrated", replay, { once: true });

  const preload = (href: string) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      // Safari before 17: the import fetches it.
      if (!link.relList.supports("modulepreload")) return resolve(undefined);
      Object.assign(link, { rel: "modulepreload", href, onload: resolve, onerror: reject });
      document.head.append(link);
    });
  const run = async (modules: string[]) => {
    const script = document.createElement("script");
    script.type = "module";
    const deferred = document.querySelector<HTMLScriptElement>(
      'script[type="text/deferred"]',
    )!.text;
    script.textContent = deferred;
    // Evaluated one by one, so that a press never waits for all of them (decision 17). The one that
    // starts the application is left to the page's own script.
    for (const href of modules) if (!deferred.includes(`import("${href}")`)) await import(href);
    document.body.append(script);
  };
  const presses = ["pointerdown", "keydown"];
  const start = () => {
    for (const press of presses) removeEventListener(press, start, true);
    if (!preloads.length) return;
    const modules = preloads.splice(0);
    // A slow page may still be arriving. Its own script, which holds its data, is the last to come.
    const parsed = new Promise((resolve) => {
      if (document.readyState === "loading")
        addEventListener("DOMContentLoaded", resolve, { once: true });
      else resolve(undefined);
    });
    Promise.all([...modules.map(preload), parsed])
      .then(() => run(modules))
      .catch(stayStatic);
  };
  for (const press of presses) addEventListener(press, start, true);
  const afterPaint = async () => {
    setTimeout(start, timeout);
    const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    await picture?.decode();
    // The picture may be fading in over a skeleton.
    const fadeIns = document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.contains(picture));
    await Promise.all(fadeIns.map(({ finished }) => finished));
    requestAnimationFrame(() => setTimeout(start));
  };
  // Fallback: some browsers report no paint timing.
  addEventListener("load", () => setTimeout(start, timeout), { once: true });
  // A page in a background tab paints nothing.
  if (document.visibilityState === "hidden") start();
  else
    new PerformanceObserver(() => void afterPaint().catch(start)).observe({
      type: "paint",
      buffered: true,
    });
}
