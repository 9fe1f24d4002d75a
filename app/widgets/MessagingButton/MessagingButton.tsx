import { styled } from "@mui/material/styles";
import type { AnchorHTMLAttributes, Ref } from "react";
import { Button } from "../../theme/Button.tsx";
import { focusRing } from "../../theme/theme.ts";
import { hiding } from "../../theme/hiding.ts";
import { measures } from "../../theme/tokens.ts";
import { MessageIcon } from "../icons/icons.tsx";

export type MessagingButtonProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "color"> & {
  href: string;
  /** Hidden means out of sight and out of reach. */
  shown?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

const Floating = styled(Button)(({ theme }) => ({
  minWidth: measures.floating,
  minHeight: measures.floating,
  height: measures.floating,
  padding: 0,
  boxShadow: theme.shadows[4],
  ...hiding({ opacity: 0 }, ["transform", "background-color"]),
  "&:focus-visible": focusRing,
  "@media print": { display: "none" },
  "@media (scripting: none)": { '&[data-shown="false"]': { visibility: "visible", opacity: 1 } },
})) as typeof Button;

/** The floating button that opens the messaging app. */
export function MessagingButton({ href, shown = true, ...props }: MessagingButtonProps) {
  return (
    <Floating
      color="whatsapp"
      href={href}
      aria-label="Message on WhatsApp, opens in a new tab"
      data-shown={shown}
      inert={!shown}
      {...props}
    >
      <MessageIcon />
    </Floating>
  );
}
