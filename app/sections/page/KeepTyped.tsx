import { useLayoutEffect, useState } from "react";

const fieldsOf = (section: () => Element | null) => [
  ...(section()?.querySelectorAll<HTMLInputElement>("input, select") ?? []),
];

/**
 * Keeps what was typed, chosen and focused in a section that a page translator has changed: React
 * renders it anew instead of hydrating it. It stands first in the section.
 * @param section looks up the section's element; a stable function
 */
export function KeepTyped({ section }: { section: () => Element | null }) {
  const [{ early, focused }] = useState(() =>
    import.meta.env.SSR
      ? { early: [] }
      : { early: fieldsOf(section), focused: document.activeElement },
  );
  useLayoutEffect(() => {
    if (early.every((field) => field.isConnected)) return undefined;
    const restore = () => {
      const fields = fieldsOf(section);
      // Some come later, with a tool's own chunk.
      if (fields.length < early.length) return;
      observer.disconnect();
      for (const [at, { value, checked }] of early.entries()) {
        Object.assign(fields[at]!, { value, checked });
        if (early[at] === focused) fields[at]!.focus({ preventScroll: true });
      }
    };
    const observer = new MutationObserver(restore);
    observer.observe(section()!, { childList: true, subtree: true });
    restore();
    return () => observer.disconnect();
  }, [early, focused, section]);
  return null;
}
