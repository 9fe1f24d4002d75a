import { styled } from "@mui/material/styles";
import { messagingButtonDelayMs, scrolledFarRatio } from "../../lib/thresholds.ts";
import { partIds } from "../../lib/partIds.ts";
import { lowWindow, layout } from "../../theme/tokens.ts";
import { BottomBar, type BottomBarProps } from "../BottomBar/BottomBar.tsx";
import { CallBar, type CallBarProps } from "../CallBar/CallBar.tsx";
import { useCurrentPath } from "../currentPath.ts";
import { MessagingButton, ScrollToTop } from "../FloatingButtons/FloatingButtons.tsx";
import { useHydratedFrame } from "../useHydrated.ts";
import { useScrolled } from "../useScrolled.ts";
import {
  currentTab,
  goingDown,
  middleOfViewport,
  useAfterLoad,
  useHasTabs,
  useInView,
  useIsUnder,
  useKeyboardFocus,
} from "./dockState.ts";

export type DockProps = Pick<
  CallBarProps,
  "labels" | "words" | "openNow" | "phone" | "phoneHref" | "whatsappHref"
> & { tabs: BottomBarProps["names"] };

const safeArea = "env(safe-area-inset-bottom)";
const gap = (layout.dock - layout.floating) / 2;
/** Gap between a bar of the dock and the focused element above it, px. */
const clearance = 20;

const Place = styled("div")(({ theme }) => {
  const fixed = { position: "fixed", zIndex: theme.zIndex.fab } as const;
  return {
    // Scroll targets must not end up under a bar.
    "html:has(&)": {
      scrollPaddingBottom: `calc(${layout.dock + clearance}px + ${safeArea})`,
      [lowWindow]: { scrollPaddingBottom: 12 },
    },
    "& .bottom-bar, & .call-bar": {
      ...fixed,
      inset: "auto 0 0 0",
      zIndex: theme.zIndex.mobileStepper,
    },
    // One bar takes the other's place at once: the one that waits lies hidden behind it, so that none
    // slides and the page never shows between.
    [theme.breakpoints.down("md")]: {
      "&:has(.call-bar[data-shown=true]) .bottom-bar[data-shown=false], &:has(.bottom-bar[data-shown=true]) .call-bar[data-shown=false]":
        { transform: "none", transitionDuration: "0s", transitionDelay: "0s" },
    },
    // Room for the round button, which stands at the end of the bar.
    "& .bottom-bar": { paddingInlineEnd: layout.dock },
    "& .corner": {
      ...fixed,
      bottom: `calc(${gap}px + ${safeArea})`,
      insetInlineEnd: gap,
      [theme.breakpoints.up("md")]: { insetInlineEnd: 20 },
    },
    // Only scroll-to-top stays: the navigation bar and the footer have everything else.
    [lowWindow]: { "& .bottom-bar, & .call-bar, & .messaging": { display: "none" } },
    "@media (scripting: none)": {
      "& .bottom-bar": { paddingInlineEnd: 0 },
      "& .call-bar, & .corner": { position: "static", transform: "none" },
      "& .corner": { display: "inline-grid", margin: gap },
    },
  };
});

const Space = styled("div")({
  height: `calc(${layout.dock}px + ${safeArea})`,
  "@media print": { display: "none" },
});

/** Out of view once the page is scrolled past half the window's height. */
const FirstHalf = styled("div")({
  position: "absolute",
  top: 0,
  width: 1,
  height: `${scrolledFarRatio * 100}dvh`,
  pointerEvents: "none",
});

/**
 * Everything fixed to the bottom of the viewport, and the one place that decides what shows: never
 * more than one bar and one round button (docs/decisions/0026-one-bar-one-button.md).
 *
 * The bar is that of the first row that holds. It is read from the page as it is, never remembered.
 *
 * | when                                                                    | bar  |
 * | ----------------------------------------------------------------------- | ---- |
 * | the keyboard's focus is in one                                          | that |
 * | past half a window, contact section not in view; below md, going down   | call |
 * | going down, past 100 px                                                 | none |
 * | otherwise; from md up there are no tabs                                 | tabs |
 *
 * The call bar leaves the contact section because its two links stand there with the others: it would
 * say them twice, and lie over the email, the hours and the area. A turn of up to 10 px is none.
 * The button is scroll-to-top past half a window, messaging before that, from 1000 ms after load. Below
 * md it stands at the end of a bar, and goes with it. In a low window only scroll-to-top is left.
 *
 * Scroll padding keeps the page's end and focused elements clear of the bars (WCAG 2.4.11); the two
 * buttons hide when they would still cover the focused element.
 */
export function Dock({ tabs, ...contact }: DockProps) {
  const currentPath = useCurrentPath();
  const hydrated = useHydratedFrame();
  const scrolledFar = useInView(partIds.firstHalf, "") === false;
  const isGoingDown = useScrolled(goingDown);
  const loaded = useAfterLoad(messagingButtonDelayMs);
  const contactInView = useInView(partIds.contact, currentPath);
  const inServices = useInView("services", currentPath, middleOfViewport);
  const inContact = useInView(partIds.contact, currentPath, middleOfViewport);
  const hasTabs = useHasTabs();
  const focused = useKeyboardFocus();
  const isFocusObscured = useIsUnder(focused, ".corner");
  const inCorner = focused?.matches(".corner") ?? false;
  const callBarFits = scrolledFar && !contactInView && (isGoingDown || !hasTabs);
  const keyboardIn = focused?.closest<HTMLElement>("[data-bar]")?.dataset.bar;
  // From md up the theme hides the tabs.
  const bar = keyboardIn ?? (callBarFits ? "call" : isGoingDown ? undefined : "tabs");
  const section = inServices ? "services" : inContact ? "quote" : undefined;
  // Hidden parts leave the tab order, but none may be inert before hydration: without scripts it
  // would stay so for good.
  const visibility = (shown: boolean) => ({ "data-shown": shown, inert: hydrated && !shown });

  return (
    <>
      <FirstHalf id={partIds.firstHalf} aria-hidden />
      <Place>
        <aside aria-label="Quick contact">
          <CallBar
            className="call-bar"
            data-bar="call"
            {...contact}
            {...visibility(bar === "call")}
          />
          <MessagingButton
            className="corner messaging"
            href={contact.whatsappHref}
            {...visibility(
              loaded && !scrolledFar && (bar === "tabs" || !hasTabs) && !isFocusObscured,
            )}
          />
          <ScrollToTop
            className="corner"
            {...visibility(scrolledFar && !isFocusObscured && (!!bar || !hasTabs || inCorner))}
          />
        </aside>
        <BottomBar
          className="bottom-bar"
          data-bar="tabs"
          names={tabs}
          {...currentTab(currentPath, currentPath === "/" ? section : undefined)}
          {...visibility(bar === "tabs")}
        />
      </Place>
      <Space aria-hidden />
    </>
  );
}
