import Fab from "@mui/material/Fab";
import type { AnchorHTMLAttributes, Ref } from "react";
import { MessageIcon } from "../icons/icons.tsx";

export type MessagingButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "color"> & {
  href: string;
  /** If false, out of sight and out of the tab order. */
  shown?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** The floating button that opens the messaging app. */
export function MessagingButton({ href, shown = true, ...props }: MessagingButtonProps) {
  return (
    <Fab
      color="whatsapp"
      href={href}
      aria-label="Message on WhatsApp, opens in a new tab"
      data-shown={shown}
      inert={!shown}
      {...props}
    >
      <MessageIcon />
    </Fab>
  );
}
