import type { MouseEvent } from "react";
import { isPlainPress } from "../../lib/modifiers.ts";
import { partIds } from "../../lib/partIds.ts";

export const mobileMenuId = partIds.mobileMenu;
/** The first list of links in the footer, which has them all. */
export const allLinksId = partIds.allLinks;

/** The menu dialog, on pages that have one. */
function mobileMenu(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${mobileMenuId}`);
}

/** Closes the menu, opened as a dialog or, before hydration, as a popover. */
export function closeMobileMenu() {
  mobileMenu()?.close();
  mobileMenu()?.togglePopover?.(false);
}

function openMobileMenu(event: MouseEvent) {
  const menu = mobileMenu();
  if (!menu?.showModal || menu.open || !isPlainPress(event)) return;
  event.preventDefault();
  menu.togglePopover?.(false);
  menu.showModal();
}

/**
 * Props of a button that opens the menu, with or without scripts: as a modal dialog where the
 * browser knows `command`, else as a popover until React handles the click.
 */
export const menuButtonProps = {
  "aria-haspopup": "dialog",
  command: "show-modal",
  commandfor: mobileMenuId,
  popoverTarget: mobileMenuId,
  onClick: openMobileMenu,
} as const;

/** Props of the link that stands in for that button in browsers without popovers. */
export const menuLinkProps = {
  "aria-haspopup": "dialog",
  className: "without-popover",
  href: `#${allLinksId}`,
  onClick: openMobileMenu,
} as const;
