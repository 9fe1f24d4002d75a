import Container from "@mui/material/Container";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useId, useRef, useState, type FocusEvent, type ReactNode } from "react";
import { keyboardFocus } from "../../lib/browser/keyboardFocus.ts";
import { durations, easing, lowWindow } from "../../theme/tokens.ts";
import { ChevronIcon } from "../icons/icons.tsx";
import { useHydratedFrame } from "../useHydrated.ts";
import { useHoverIntent } from "./useHoverIntent.ts";

export type MegaMenuProps = {
  name: string;
  /** The link beside the button that opens the menu. */
  link: ReactNode;
  /** A `MegaMenuContents`. */
  children: ReactNode;
  /** Height of the bar it hangs from, px. */
  top: number;
};

const Toggle = styled(IconButton)(({ theme }) => ({
  width: 28,
  marginInlineStart: -10,
  borderRadius: 0,
  "& svg": {
    width: 16,
    height: 16,
    strokeWidth: 2.5,
    transition: `transform ${durations.quick}ms ${easing}`,
  },
  '&[aria-expanded="true"] svg': { transform: "rotate(180deg)" },
  "&:hover": { color: theme.palette.primary.main, backgroundColor: "transparent" },
}));

const Panel = styled("div")(({ theme }) => ({
  position: "fixed",
  inset: "auto 0 auto 0",
  width: "100%",
  maxHeight: "calc(100dvh - 80px)",
  overflowY: "auto",
  margin: 0,
  padding: "28px 0 36px",
  border: 0,
  borderBottom: `1px solid ${theme.palette.divider}`,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  boxShadow: theme.shadows[4],
  // Scrolls with the navigation bar, which is not fixed here.
  [lowWindow]: { position: "absolute" },
  // Three columns of the page's grid, of which the services have two.
  "& > div": { display: "grid", gridTemplateColumns: "repeat(3, minmax(0, 1fr))", gap: 32 },
  // Its rows have a padding of 10 px, its words stand on the page's grid.
  "& ul": {
    display: "grid",
    gap: "4px 12px",
    marginInline: -10,
  },
  "& p": { ...theme.typography.h3, marginBottom: 8 },
}));

/**
 * The services menu: a disclosure beside the Services link, which stands alone without popovers.
 *
 * - Opens: a mouse rests on it for 120 ms; click, Enter or Space, by the browser itself.
 * - Closes: Escape or a click outside, by the browser too; the button again, but not the first click
 *   after hover has opened it; focus or a link leads out; the mouse has left for 240 ms and the
 *   keyboard's focus is not inside.
 */
export function MegaMenu({ name, link, top, children }: MegaMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const openedByHover = useRef(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const focusWasInside = useRef(false);
  const [open, setOpen] = useState(false);
  const hydrated = useHydratedFrame();

  // Asked of the element: a timer or a click can come before React has rendered its state.
  const isOpen = () =>
    Boolean(panel.current?.togglePopover && panel.current.matches(":popover-open"));
  const hide = () => panel.current?.togglePopover?.(false);
  const { cancel, ...hover } = useHoverIntent(
    () => {
      if (isOpen()) return;
      openedByHover.current = true;
      panel.current?.togglePopover?.(true);
    },
    (item) => item.contains(keyboardFocus()) || hide(),
  );
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
  };

  return (
    // Hover is only an alternative to the button beside the link.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      {...hover}
      onBlur={onBlur}
      onClick={(event) => {
        if (!(event.target as Element).closest("a")) return;
        // Where it has not opened yet, nothing toggles.
        cancel();
        hide();
      }}
    >
      {link}
      <Toggle
        ref={toggle}
        aria-label={`${name} menu`}
        // Before hydration the browser itself exposes the popover's state.
        aria-expanded={hydrated ? open : undefined}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          // Who points at the button and clicks means to open the menu, which hover has done already.
          // Enter and Space, which count no clicks, close what is open.
          if (isOpen() && openedByHover.current && event.detail) event.preventDefault();
          openedByHover.current = false;
        }}
      >
        <ChevronIcon />
      </Toggle>
      <Panel
        ref={panel}
        id={id}
        popover="auto"
        style={{ top }}
        onBeforeToggle={(event) => {
          // Whatever opens or closes it settles what a resting or leaving mouse had in mind.
          cancel();
          // Before its toggle event, which a click may overtake.
          setOpen(event.newState === "open");
          openedByHover.current &&= event.newState === "open";
          focusWasInside.current =
            event.newState === "closed" && event.currentTarget.contains(document.activeElement);
        }}
        onToggle={(event) => {
          // Closed with focus inside: the browser restores focus only if the button opened the
          // popover, not if hover did.
          const { activeElement, body } = document;
          const lost = activeElement === body || event.currentTarget.contains(activeElement);
          if (focusWasInside.current && lost) toggle.current?.focus();
        }}
      >
        <Container>{children}</Container>
      </Panel>
    </li>
  );
}
