import { isSearchShortcut } from "../search/searchShortcut.ts";

/**
 * Starts the application once the first screen is painted. Inlined into every page with what it
 * imports.
 *
 * @param preloads URLs of the modules the page needs
 * @param timeout longest wait after the first paint, ms
 */
export default function bootstrap(preloads: string[], timeout: number) {
  // The router reads `sessionStorage`; with storage blocked, merely reading it throws.
  try {
    void sessionStorage;
  } catch {
    const storage = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, "sessionStorage", { value: storage });
  }

  const earlyButtons = new Set<HTMLElement>();
  const recordPress = ({ target }: Event) => {
    const button = (target as Element).closest<HTMLElement>("button:not([popovertarget])");
    const isNative = button?.hasAttribute("commandfor") && "command" in button;
    if (button && !isNative) earlyButtons.add(button);
  };
  const shortcuts: KeyboardEvent[] = [];
  const recordShortcut = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    shortcuts.push(event);
  };
  addEventListener("click", recordPress, true);
  addEventListener("keydown", recordShortcut, true);
  const stopRecording = () => {
    removeEventListener("click", recordPress, true);
    removeEventListener("keydown", recordShortcut, true);
  };
  const replay = () => {
    stopRecording();
    queueMicrotask(() => {
      for (const button of earlyButtons) button.click();
      for (const event of shortcuts)
        document.body.dispatchEvent(new KeyboardEvent("keydown", event));
    });
  };
  addEventListener("hydrated", replay, { once: true });

  const preload = (href: string) =>
    new Promise((resolve, reject) => {
      const link = document.createElement("link");
      Object.assign(link, { rel: "modulepreload", href, onload: resolve, onerror: reject });
      document.head.append(link);
    });
  const run = async (modules: string[]) => {
    const script = document.createElement("script");
    script.type = "module";
    script.textContent = document.querySelector('script[type="text/held"]')!.textContent;
    // Evaluated one by one, so that a press never waits for all of them (decision 17). The one that
    // starts the application is left to the page's own script.
    for (const href of modules)
      if (!script.textContent.includes(`import("${href}")`)) await import(href);
    document.body.append(script);
  };
  // Leaves the page as prerendered: links and menus work, script-only parts stay hidden, and keys
  // are the browser's.
  const stayStatic = () => {
    stopRecording();
    document.documentElement.dataset.scripts = "lost";
  };

  const presses = ["pointerdown", "keydown"];
  const start = () => {
    for (const press of presses) removeEventListener(press, start, true);
    if (!preloads.length) return;
    const modules = preloads.splice(0);
    Promise.all(modules.map(preload))
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
