import Fab from "@mui/material/Fab";
import type { ComponentProps, MouseEvent } from "react";
import { gently } from "../../lib/browser/gently.ts";
import { isPlainPress } from "../../lib/modifiers.ts";
import { ArrowUpIcon, MessageIcon } from "../icons/icons.tsx";

export type FloatingButtonProps = Omit<ComponentProps<"a">, "color">;

export type MessagingButtonProps = FloatingButtonProps & { href: string };

/** The floating button that opens the messaging app. */
export const MessagingButton = (props: MessagingButtonProps) => (
  <Fab color="whatsapp" aria-label="Message on WhatsApp" {...props}>
    <MessageIcon />
  </Fab>
);

/** Scrolls to the top and moves focus there too, because the link itself is about to hide. */
function scrollToTop(event: MouseEvent) {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  window.scrollTo({ top: 0, behavior: gently() });
  document.getElementById("main-content")?.focus({ preventScroll: true });
}

/** Back to the top of the page: a link, so that it works without scripts too. */
export const ScrollToTop = (props: FloatingButtonProps) => (
  <Fab href="#top" aria-label="Back to top" onClick={scrollToTop} {...props}>
    <ArrowUpIcon />
  </Fab>
);
