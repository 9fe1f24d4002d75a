import Container from "@mui/material/Container";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { durations, easing, lowWindow } from "../../theme/tokens.ts";
import { ChevronIcon } from "../icons/icons.tsx";
import { useHydrated } from "../useHydrated.ts";
import { hoverClickMs, hoverGraceMs, hoverIntentMs } from "./timing.ts";

export type MegaMenuProps = {
  name: string;
  href: string;
  current?: boolean;
  within?: boolean;
  /** Its `MegaMenuContents`. */
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
  // It scrolls with the bar that it hangs from.
  [lowWindow]: { position: "absolute" },
  "& > div": { display: "grid", gridTemplateColumns: "2fr 1fr", gap: 48 },
  "& ul": { display: "grid", gap: 4 },
  "& p": { ...theme.typography.h3, marginBottom: 12 },
}));

/**
 * The services menu: a disclosure beside the Services link. It opens when the pointer rests on it
 * and on click, Enter or Space, which the browser handles even before the script has loaded; it
 * closes on Escape, on a click elsewhere, and when pointer or focus leave it.
 */
export function MegaMenu({ name, href, current, within, top, children }: MegaMenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedByHoverAt = useRef(0);
  const toggle = useRef<HTMLButtonElement>(null);
  const focusWasInside = useRef(false);
  const [open, setOpen] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => () => clearTimeout(timer.current), []);

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, ms);
  };
  const hide = () => panel.current?.matches(":popover-open") && panel.current.hidePopover();
  const onPointerEnter = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    later(hoverIntentMs, () => {
      if (panel.current?.matches(":popover-open")) return;
      openedByHoverAt.current = Date.now();
      panel.current?.showPopover();
    });
  };
  const onPointerLeave = (event: PointerEvent) => {
    if (event.pointerType === "mouse") later(hoverGraceMs, hide);
  };
  const onBlur = (event: FocusEvent<HTMLLIElement>) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) hide();
  };

  return (
    // Hovering is only a second way in: the button beside the link is the first.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onClick={(event) => {
        if (!(event.target as Element).closest("a")) return;
        clearTimeout(timer.current);
        hide();
      }}
    >
      <Link href={href} aria-current={current ? "page" : undefined} data-within={within}>
        {name}
      </Link>
      <Toggle
        ref={toggle}
        aria-label={`${name} menu`}
        // Until the script is there the browser says whether the popover is open.
        aria-expanded={hydrated ? open : undefined}
        aria-controls={id}
        popoverTarget={id}
        onClick={(event) => {
          clearTimeout(timer.current);
          // A click meant to open what the pointer has just opened must not close it.
          if (open && Date.now() - openedByHoverAt.current < hoverClickMs) event.preventDefault();
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
          focusWasInside.current =
            event.newState === "closed" && event.currentTarget.contains(document.activeElement);
        }}
        onToggle={(event) => {
          setOpen(event.newState === "open");
          // Closed with the focus in it: the browser only gives that back where the button has
          // opened the menu, not where the pointer has.
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
