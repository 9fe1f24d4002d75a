import { useEffect } from "react";

/** Bands of a page, and its foot. */
const parts = "main section:not(section section), footer";

/** How far outside the window a part has to be, px: none of what stands out of it is in sight from there. */
const farPx = 200;

/**
 * While a dialog is open the page behind it is inert. For that a browser works out the styles of all that is on
 * the page anew, within the press that opens the dialog and within the one that closes it. So what parts far
 * from the window hold is left out meanwhile, at the height that it had; it comes back once the page without
 * the dialog has been painted, or when the page is scrolled or printed.
 */
export function useRestBehindDialogs() {
  useEffect(() => {
    let resting: HTMLElement[] = [];
    const wake = () => {
      for (const { style } of resting) {
        style.removeProperty("content-visibility");
        style.removeProperty("block-size");
      }
      resting = [];
    };
    const rest = (dialog: HTMLDialogElement) => {
      const far = [...document.querySelectorAll<HTMLElement>(parts)].flatMap((part) => {
        const { top, bottom, height } = part.getBoundingClientRect();
        const isFar = bottom < -farPx || top > window.innerHeight + farPx;
        return isFar && !part.contains(dialog) ? [{ part, height }] : [];
      });
      for (const { part, height } of far) {
        part.style.contentVisibility = "hidden";
        part.style.blockSize = `${height}px`;
      }
      resting.push(...far.map(({ part }) => part));
    };
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (newState === "open") return rest(target);
      requestAnimationFrame(() => {
        setTimeout(() => {
          // One dialog may have opened another.
          if (!document.querySelector("dialog[open]")) wake();
        });
      });
    };
    // Not all dialogs say that they went: some are taken out of the page.
    const others = ["scroll", "resize", "beforeprint"];
    document.addEventListener("beforetoggle", onToggle, true);
    for (const type of others) window.addEventListener(type, wake, { passive: true });
    return () => {
      wake();
      document.removeEventListener("beforetoggle", onToggle, true);
      for (const type of others) window.removeEventListener(type, wake);
    };
  }, []);
}
