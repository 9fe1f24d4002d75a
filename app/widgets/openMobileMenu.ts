import type { MouseEvent } from "react";

/** Both the hamburger and the bottom bar open the same dialog. */
export const mobileMenuId = "mobile-menu";

/** The menu dialog, on pages that have one. */
export function mobileMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${mobileMenuId}`);
}

/** Fallback for browsers without `command="show-modal"`. */
export function openMobileMenu(event: MouseEvent) {
  const menu = mobileMenu();
  if (!menu || menu.open) return;
  event.preventDefault();
  menu.showModal();
}
