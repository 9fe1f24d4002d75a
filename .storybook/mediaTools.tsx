/**
 * Tools of the toolbar that show a story as it is on paper and for visitors with a preference. A page cannot
 * set its own media features, so these rewrite the conditions of its style rules and what `matchMedia` is
 * asked. Forced colours, which the browser paints, only the tests' screenshots have.
 */
import { useLayoutEffect, type ReactNode } from "react";

/** What each tool replaces in a media query, by the name of its global. */
const replacements: Record<string, readonly (readonly [RegExp, string])[]> = {
  contrast: [[/\(prefers-contrast: more\)/g, "(min-width: 0)"]],
  motion: [
    [/\(prefers-reduced-motion: reduce\)/g, "(min-width: 0)"],
    [/\(prefers-reduced-motion: no-preference\)/g, "(max-width: 0)"],
  ],
  print: [
    [/\bscreen\b/g, "speech"],
    [/\bprint\b/g, "screen"],
  ],
};

type Icon = "eye" | "play" | "document";

const tool = (title: string, icon: Icon, on: string) => ({
  toolbar: {
    title,
    icon,
    items: [
      { value: "off", title: "As on this device" },
      { value: "on", title: on },
    ],
    dynamicTitle: false,
  },
});

/** `globalTypes` of the preview. */
export const mediaTools = {
  contrast: tool("Contrast", "eye", "More contrast"),
  motion: tool("Motion", "play", "Reduced motion"),
  print: tool("Print", "document", "On paper"),
};

const original = new WeakMap<CSSMediaRule, string>();

function rewrite(rules: CSSRuleList, change: (query: string) => string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = original.get(rule) ?? rule.media.mediaText;
      original.set(rule, query);
      const wanted = change(query);
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules, change);
  }
}

type Props = { globals: Record<string, unknown>; children: ReactNode };

/** Shows a story in the media that the tools name, from its first frame on. */
export function InMedia({ globals, children }: Props) {
  const key = Object.keys(replacements)
    .filter((name) => globals[name] === "on")
    .join(" ");
  return (
    <Media key={key} names={key}>
      {children}
    </Media>
  );
}

function Media({ names, children }: { names: string; children: ReactNode }) {
  useLayoutEffect(() => {
    if (names === "") return undefined;
    const active = names.split(" ");
    const pairs = Object.entries(replacements).flatMap(([name, its]) =>
      active.includes(name) ? its : [],
    );
    const change = (query: string) =>
      pairs.reduce((changed, [pattern, by]) => changed.replace(pattern, by), query);
    const rewriteAll = (to: (query: string) => string) => {
      for (const sheet of document.styleSheets) rewrite(sheet.cssRules, to);
    };
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (query) => matchMedia(change(query));
    rewriteAll(change);
    // Styles are added as parts of a story appear.
    const observer = new MutationObserver(() => rewriteAll(change));
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["class"] });
    return () => {
      observer.disconnect();
      window.matchMedia = matchMedia;
      rewriteAll((query) => query);
    };
  }, [names]);
  return children;
}
