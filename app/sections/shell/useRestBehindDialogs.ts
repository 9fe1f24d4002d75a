import { useEffect } from "react";

/** Bands of a page, and its foot. */
const parts = "main section:not(section section), footer";

/** How far outside the window a part has to be, px: none of what stands out of it is in sight from there. */
const farPx = 200;

const isDialogOpen = () => document.querySelector("dialog[open]") !== null;

function isFar(part: Element): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom < -farPx || top > window.innerHeight + farPx;
}

/**
 * While a dialog is open the page behind it is inert. For that a browser works out the styles of all that is on
 * the page anew, within the press that opens the dialog and within the one that closes it. So what parts far
 * from the window hold is left out meanwhile, at the height that it had; it comes back once the page without
 * the dialog has been painted, or when the page is scrolled or printed.
 */
export function useRestBehindDialogs() {
  useEffect(() => {
    let resting: HTMLElement[] = [];
    const wake = (stays: (part: HTMLElement) => boolean = () => false) => {
      const woken = resting.filter((part) => !stays(part));
      for (const { style } of woken) {
        style.removeProperty("content-visibility");
        style.removeProperty("block-size");
      }
      resting = resting.filter((part) => !woken.includes(part));
    };
    const rest = (dialog: HTMLDialogElement) => {
      const far = [...document.querySelectorAll<HTMLElement>(parts)].filter(
        (part) => isFar(part) && !part.contains(dialog),
      );
      const heights = far.map((part) => part.getBoundingClientRect().height);
      for (const [index, part] of far.entries()) {
        part.style.contentVisibility = "hidden";
        part.style.blockSize = `${heights[index]}px`;
      }
      resting.push(...far);
    };
    const onToggle = ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLDialogElement)) return;
      if (newState === "open") return rest(target);
      requestAnimationFrame(() => {
        setTimeout(() => {
          // One dialog may have opened another.
          if (!isDialogOpen()) wake();
        });
      });
    };
    // Not all dialogs say that they went: some are taken out of the page.
    const onScroll = () => {
      if (resting.length > 0) wake(isDialogOpen() ? isFar : undefined);
    };
    const onChange = () => wake();
    document.addEventListener("beforetoggle", onToggle, true);
    window.addEventListener("scroll", onScroll, { passive: true });
    window.addEventListener("resize", onChange);
    window.addEventListener("beforeprint", onChange);
    return () => {
      wake();
      document.removeEventListener("beforetoggle", onToggle, true);
      window.removeEventListener("scroll", onScroll);
      window.removeEventListener("resize", onChange);
      window.removeEventListener("beforeprint", onChange);
    };
  }, []);
}
