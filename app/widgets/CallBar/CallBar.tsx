import Container from "@mui/material/Container";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import type { HTMLAttributes, ReactNode } from "react";
import { slideAwayStyles } from "../../theme/slideAwayStyles.ts";
import { layout, pageWidth } from "../../theme/tokens.ts";
import { MessageIcon, PhoneIcon } from "../icons/icons.tsx";

export type CallBarProps = HTMLAttributes<HTMLDivElement> & {
  /** The invitation, shown from the md breakpoint up. */
  words: string;
  /** Whether the phone is answered now: stands in the button on a phone. */
  openNow?: ReactNode;
  /** On the buttons; of the second, a narrow window shows the first word. */
  labels: { call: string; whatsapp: string };
  phone: string;
  phoneHref: string;
  whatsappHref: string;
};

/** Space left at the end for the scroll-to-top button. */
const spaceForButton = layout.dock;

const Bar = styled("div")(({ theme }) => ({
  boxSizing: "border-box",
  minHeight: `calc(${layout.dock}px + env(safe-area-inset-bottom))`,
  paddingBottom: "env(safe-area-inset-bottom)",
  borderTop: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  ...slideAwayStyles({ transform: "translateY(100%)" }),
  "@media print": { display: "none" },
  // Without scripts nothing would ever show it, so it is part of the page.
  "@media (scripting: none)": {
    '&[data-shown="false"]': { transform: "none", visibility: "visible" },
  },
  "& > div": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: layout.dock - 1,
    paddingInline: 12,
    paddingInlineEnd: spaceForButton,
    [theme.breakpoints.up("md")]: {
      gap: 14,
      paddingInline: 32,
      paddingInlineEnd: `max(32px, calc(${spaceForButton + 8}px - (100vw - ${pageWidth} - 64px) / 2))`,
    },
  },
  "& p": {
    display: "none",
    flex: 1,
    minWidth: 0,
    overflowWrap: "anywhere",
    ...theme.mixins.heading,
    fontSize: theme.typography.h3.fontSize,
    lineHeight: 1.2,
    [theme.breakpoints.up("md")]: { display: "block" },
  },
  "& a": {
    flex: "1 1 0",
    minWidth: 0,
    minHeight: layout.floating,
    paddingInline: 8,
    whiteSpace: "nowrap",
    fontSize: `min(${theme.typography.button.fontSize}, 5.4vw)`,
    [theme.breakpoints.up("md")]: { flex: "none", paddingInline: 20 },
  },
  "& .MuiButton-startIcon": {
    display: "none",
    [theme.breakpoints.up("sm")]: { display: "inherit" },
  },
  "& .narrow > span + span": {
    ...theme.typography.caption,
    lineHeight: 1.1,
    justifyContent: "center",
  },
  "& .narrow": {
    lineHeight: 1.2,
    [theme.breakpoints.up("md")]: { display: "none" },
  },
  "& .wide": { display: "none", [theme.breakpoints.up("md")]: { display: "inline" } },
}));

/**
 * The floating call bar: an invitation, the phone and WhatsApp, in this order everywhere. `Dock`
 * decides when it shows and sets `data-shown`.
 */
export function CallBar({
  words,
  labels,
  openNow,
  phone,
  phoneHref,
  whatsappHref,
  ...props
}: CallBarProps) {
  return (
    <Bar {...props}>
      <Container>
        <p>{words}</p>
        <Button href={phoneHref} startIcon={<PhoneIcon />}>
          <span className="narrow">
            <span>{labels.call}</span>
            {openNow}
          </span>
          <span className="wide">{`Call ${phone}`}</span>
        </Button>
        <Button color="whatsapp" href={whatsappHref} startIcon={<MessageIcon />}>
          <span className="narrow">WhatsApp</span>
          <span className="wide">{labels.whatsapp}</span>
        </Button>
      </Container>
    </Bar>
  );
}
