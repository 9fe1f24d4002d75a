/** What the scenarios need of a browser, whichever engine it is. Selectors are CSS. */
export type Tab = {
  /** Opens a path of the site and waits until React has taken it over. */
  open(path: string): Promise<void>;
  /** What the function, which runs in the page, answers. */
  read<Result, Argument = undefined>(
    look: (argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Result>;
  /** Runs a whole script in the page, which its content policy would refuse. */
  inject(script: string): Promise<void>;
  /** Waits until the function, which runs in the page, answers true. */
  until<Argument = undefined>(
    fact: string,
    holds: (argument: Argument) => boolean,
    argument?: Argument,
  ): Promise<void>;
  click(selector: string): Promise<void>;
  /** Keys as `KeyboardEvent.key` names them, or words to type; they go where the focus is. */
  press(...keys: string[]): Promise<void>;
};

export type Engine = {
  name: string;
  version: string;
  /** @param width of the window, px */
  tab(width: number): Promise<Tab & { close(): Promise<void> }>;
  quit(): Promise<void>;
};

/** An engine that may not be installed. */
export type EngineSource = {
  name: string;
  /** Debian's packages that bring it. */
  packages: string;
  /** Where it was found, or nothing. */
  find(): string | undefined;
  /** @param baseUrl where the site is served */
  start(path: string, baseUrl: string): Promise<Engine>;
};

/** Longest wait for a fact, ms. */
export const patience = 15_000;

/** True once React has taken over the page; runs in the page. */
export const isHydrated = () => "hydrated" in document.documentElement.dataset;
