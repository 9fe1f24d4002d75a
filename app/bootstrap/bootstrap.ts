/** The one script that runs in a page as it arrives. */
import { afterFirstPaint } from "./afterFirstPaint.ts";
import { keepReactAwake } from "./keepReactAwake.ts";
import { loadApplication } from "./loadApplication.ts";
import { pageAt } from "./pageAt.ts";
import { recordEarlyInput } from "./recordEarlyInput.ts";

/**
 * Whether this browser runs the application to its end; older ones would stop half-way (decision 37).
 * Each line rules out one engine: Chromium before 108, Safari before 16.4, Firefox before 112.
 */
const isSupported = () =>
  CSS.supports("height", "1dvh") &&
  HTMLScriptElement.supports?.("importmap") &&
  "inert" in HTMLElement.prototype;

/** The router reads `sessionStorage`; with storage blocked, merely reading it throws. */
function replaceBlockedStorage() {
  try {
    void sessionStorage;
  } catch {
    const storage = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, "sessionStorage", { value: storage });
  }
}

/** Gives the page the address that the router has it at. */
function takeAddress(path: string) {
  const { pathname, search, hash } = location;
  if (pathname !== path) history.replaceState(history.state, "", path + search + hash);
}

/** Leaves the page as prerendered: links and menus work, script-only parts stay hidden. */
function stayStatic() {
  document.documentElement.dataset.scripts = "failed";
}

/**
 * Starts the application once the first screen is painted. Inlined into every page with what it
 * imports.
 *
 * @param path the page's own
 * @param modules URLs of the modules the page needs
 * @param entry the one of them that starts the application
 * @param timeout longest wait after the first paint, ms
 */
export default function bootstrap(path: string, modules: string[], entry: string, timeout: number) {
  // Some hosts redirect none of a page's other addresses.
  if (!isSupported() || pageAt(location.pathname) !== path) {
    stayStatic();
    return;
  }
  replaceBlockedStorage();
  takeAddress(path);
  keepReactAwake();
  const stopRecording = recordEarlyInput();
  let hasStarted = false;
  const start = () => {
    if (hasStarted) return;
    hasStarted = true;
    loadApplication(modules, entry).catch(() => {
      // Keys are the browser's again.
      stopRecording();
      stayStatic();
    });
  };
  afterFirstPaint(start, timeout);
}
