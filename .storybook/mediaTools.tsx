/**
 * Tools of the toolbar that show a story as it is on paper and for visitors with a preference. A page can't set its
 * own media features, so the conditions of its styles and what `matchMedia` is asked are replaced. Forced colours
 * are painted by the browser: its developer tools emulate them, as the tests' screenshots do.
 */
import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import { useMemo, type ReactNode } from "react";

const always = "(min-width: 0)";
const never = "(max-width: 0)";

/** What each tool replaces in a media query, one after the other. */
const replacements: Record<string, [string, string][]> = {
  contrast: [["(prefers-contrast: more)", always]],
  motion: [
    ["(prefers-reduced-motion: reduce)", always],
    ["(prefers-reduced-motion: no-preference)", never],
  ],
  print: [
    ["screen", "speech"],
    ["print", "screen"],
  ],
};

const tool = (title: string, icon: "eye" | "play" | "document", on: string) => {
  const off = { value: "off", title: "As on this device" };
  return {
    toolbar: { title, icon, items: [off, { value: "on", title: on }], dynamicTitle: false },
  };
};

/** `globalTypes` of the preview. */
export const mediaTools = {
  contrast: tool("Contrast", "eye", "More contrast"),
  motion: tool("Motion", "play", "Reduced motion"),
  print: tool("Print", "document", "On paper"),
};

type Globals = Record<string, unknown>;
const chosenIn = (globals: Globals) =>
  Object.keys(replacements)
    .filter((name) => globals[name] === "on")
    .join("-");

const replaceIn = (query: string, chosen: string) =>
  Object.entries(replacements)
    .flatMap(([name, pairs]) => (chosen.split("-").includes(name) ? pairs : []))
    .reduce((changed, [condition, by]) => changed.replaceAll(condition, by), query);

const matchMedia = window.matchMedia.bind(window);

/** `beforeEach` of the preview, which runs each time a story renders. */
export function answerAsChosen({ globals }: { globals: Globals }): void {
  window.matchMedia = (query) => matchMedia(replaceIn(query, chosenIn(globals)));
}

/** Styles a story for what is chosen. It starts anew when that changes. */
export function StyledAsChosen({ globals, children }: { globals: Globals; children: ReactNode }) {
  const chosen = chosenIn(globals);
  const cache = useMemo(() => {
    const replace = (element: { type: string; value: string }) => {
      if (element.type === "@media") element.value = replaceIn(element.value, chosen);
    };
    // Class names begin with the key: the rules of another choice don't match.
    return chosen ? createCache({ key: chosen, stylisPlugins: [replace] }) : undefined;
  }, [chosen]);
  if (!cache) return children;
  return (
    <CacheProvider key={chosen} value={cache}>
      {children}
    </CacheProvider>
  );
}
