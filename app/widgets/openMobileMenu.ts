import type { MouseEvent } from "react";

/** Both the hamburger and the bottom bar open the same dialog. */
export const mobileMenuId = "mobile-menu";

/** The menu, where the page has one. */
export function mobileMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${mobileMenuId}`);
}

/** Opens the menu where the browser does not know `command="show-modal"` yet. */
export function openMobileMenu(event: MouseEvent) {
  const menu = mobileMenu();
  if (!menu || menu.open) return;
  event.preventDefault();
  menu.showModal();
}
