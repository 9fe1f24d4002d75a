/**
 * What the site uses of newer browsers, where they have it: optional, so that code has to ask first
 * (decision 37). In no bundle; only `tsconfig.browsers.json` reads it, whose DOM is of 2023.
 */
interface ToggleEvent extends Event {
  readonly newState: string;
}
interface NavigateEvent extends Event {
  readonly navigationType: string;
  readonly userInitiated: boolean;
}
interface CurrentEntryChangeEvent extends Event {
  readonly navigationType: string | null;
}

interface DocumentEventMap {
  /** Dialogs: Chromium 132, Safari 26, Firefox 133. */
  beforetoggle: ToggleEvent;
}

interface HTMLElement {
  /** Chromium 114, Safari 17, Firefox 125. */
  togglePopover?(force?: boolean): boolean;
}

interface Window {
  /** Chromium 102, Safari 26.2, Firefox 147. */
  readonly navigation?: EventTarget & {
    addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
    addEventListener(
      type: "currententrychange",
      listener: (event: CurrentEntryChangeEvent) => void,
    ): void;
    removeEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
  };
}
