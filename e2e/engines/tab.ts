/** What the scenarios need from a browser, whatever its engine. Selectors are CSS. */
export type Tab = {
  /** Opens a path of the site and waits until React has hydrated it. */
  open(path: string): Promise<void>;
  /** Runs a function in the page and returns its result. */
  read<Result, Argument = undefined>(
    look: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Runs a script in the page, past its content security policy. */
  inject(script: string): Promise<void>;
  /** Waits until a function run in the page returns true. */
  until<Argument = undefined>(
    fact: string,
    holds: (argument: Argument) => boolean,
    argument?: Argument,
  ): Promise<void>;
  /** Moves the pointer over an element. */
  hover(selector: string): Promise<void>;
  click(selector: string): Promise<void>;
  /** Clicks at a place in the viewport, in px. */
  clickAt(x: number, y: number): Promise<void>;
  /** Sends keys, as `KeyboardEvent.key` names them, or text to the focused element. */
  press(...keys: string[]): Promise<void>;
};

export type Engine = {
  name: string;
  version: string;
  /** @param width of the window in px; the last tab is closed */
  tab(width: number): Promise<Tab>;
  quit(): Promise<void>;
};

/** An engine that may not be installed. */
export type EngineSource = {
  name: string;
  /** The Debian packages that provide it. */
  packages: string;
  /** Path of its executable, if installed. */
  find(): string | undefined;
  /** @param baseUrl where the site is served */
  start(path: string, baseUrl: string): Promise<Engine>;
};

/** Timeout of each wait, ms. */
export const waitTimeout = 30_000;

/** Whether React has hydrated the page. Runs in the page. */
export const isHydrated = () => "hydrated" in document.documentElement.dataset;

/** Scrolls a page, and waits for it to hear of that. */
export const scrollTo = (tab: Tab, top: number): Promise<unknown> =>
  tab.read(
    (to: number) =>
      new Promise((done) => {
        window.scrollTo({ top: to, behavior: "instant" });
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
    top,
  );
