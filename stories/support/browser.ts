/** What play functions need from the browser beyond Testing Library. */

/** Waits for whole animation frames: long enough for observers to have reported. */
export async function frames(count = 2) {
  for (let frame = 0; frame < count; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/**
 * Presses Escape. Dialogs and popovers answer only a real key, which the test run has. In
 * Storybook's own pages scripts cannot press one, so what is open is asked to close by the same
 * path the browser takes.
 */
export async function pressEscape() {
  if (import.meta.env.VITEST) {
    const { userEvent } = await import("vitest/browser");
    await userEvent.keyboard("{Escape}");
    return;
  }
  document.querySelector<HTMLElement>(":popover-open")?.hidePopover();
  document.querySelector<HTMLDialogElement>("dialog:modal")?.requestClose();
}

/** How much wider than its viewport the page is, px. Nothing may run over the side. */
export function pageOverflow(): number {
  const page = document.documentElement;
  return page.scrollWidth - page.clientWidth;
}

/** `globals` of a story that is about a width; the widths are in `.storybook/preview.tsx`. */
export const onSmallPhone = { viewport: { value: "small", isRotated: false } };
export const onPhone = { viewport: { value: "phone", isRotated: false } };
export const onTablet = { viewport: { value: "tablet", isRotated: false } };
export const onDesktop = { viewport: { value: "desktop", isRotated: false } };
