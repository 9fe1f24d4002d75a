import { styled } from "@mui/material/styles";
import useScrollTrigger from "@mui/material/useScrollTrigger";
import { useRef, useState, type FocusEvent } from "react";
import { bottomBarHidePx, messagingButtonDelayMs } from "../../lib/thresholds.ts";
import { lowWindow, measures } from "../../theme/tokens.ts";
import { BottomBar } from "../BottomBar/BottomBar.tsx";
import { CallBar, type CallBarProps } from "../CallBar/CallBar.tsx";
import { MessagingButton } from "../MessagingButton/MessagingButton.tsx";
import { ScrollToTop } from "../ScrollToTop/ScrollToTop.tsx";
import { useAfterLoad } from "../useAfterLoad.ts";
import { useFocusUnder } from "../useFocusUnder.ts";
import { useHydrated } from "../useHydrated.ts";
import { middleOfViewport, useSectionInView } from "../useSectionInView.ts";
import { currentTab } from "./currentTab.ts";
import { useScrolledFar } from "./useScrolledFar.ts";

export type DockProps = Pick<CallBarProps, "words" | "phone" | "phoneHref" | "whatsappHref"> & {
  /** Path of the page being shown. */
  currentPath: string;
};

const safe = "env(safe-area-inset-bottom)";
const gap = (measures.callBar - measures.floating) / 2;
/** Air between what stands in the dock and what has the focus above it, px. */
const clearance = 20;

const Place = styled("div")(({ theme }) => {
  const belowMd = theme.breakpoints.down("md");
  const fixed = { position: "fixed", zIndex: theme.zIndex.fab } as const;
  return {
    // What is scrolled to must not end up under the bars.
    "html:has(&)": {
      scrollPaddingBottom: `calc(${measures.callBar + clearance}px + ${safe})`,
      [belowMd]: {
        scrollPaddingBottom: `calc(${measures.bottomBar + measures.callBar + clearance}px + ${safe})`,
      },
      [lowWindow]: { scrollPaddingBottom: 12 },
    },
    // How far the bottom bar lifts what stands above it.
    "--lift": "0px",
    [belowMd]: { '&[data-bar="true"]': { "--lift": `-${measures.bottomBar}px` } },
    "& .bottom-bar": { ...fixed, inset: "auto 0 0 0", zIndex: theme.zIndex.appBar },
    "& .call-bar": {
      ...fixed,
      inset: "auto 0 0 0",
      '&[data-shown="true"]': { transform: "translateY(var(--lift))" },
    },
    "& .corner": {
      ...fixed,
      bottom: `calc(${gap}px + ${safe})`,
      insetInlineEnd: gap,
      transform: "translateY(var(--lift))",
      [theme.breakpoints.up("md")]: { insetInlineEnd: 20 },
    },
    '&[data-far="true"] .corner.messaging': {
      transform: `translate(-${measures.floating + gap}px, var(--lift))`,
    },
    // Only the way up stays: the bar at the page's head and the footer have all the rest.
    [lowWindow]: {
      "& .bottom-bar, & .call-bar, & .messaging": { display: "none" },
      '&[data-bar="true"]': { "--lift": "0px" },
    },
    "@media (scripting: none)": {
      "& .call-bar, & .corner": { position: "static", transform: "none" },
      "& .corner": { display: "inline-grid", margin: gap },
    },
  };
});

// In the footer's colour, because it follows the footer.
const Space = styled("div")(({ theme }) => ({
  height: `calc(${measures.callBar}px + ${safe})`,
  backgroundColor: theme.palette.drawing.deepBlue,
  [theme.breakpoints.down("md")]: {
    height: `calc(${measures.bottomBar + measures.callBar}px + ${safe})`,
  },
  [lowWindow]: { height: `calc(${measures.callBar}px + ${safe})` },
  "@media print": { display: "none" },
}));

/**
 * Everything fixed to the foot of the viewport, and the one place that decides where it stands:
 *
 * - The bottom bar (below md) is lowest. It hides going down past 100 px, shows going up, and stays
 *   while focus is inside it.
 * - The call bar is above it, past half a window's height while the contact section is out of view.
 * - The scroll-to-top button, past half a window's height, is at the end of the call bar, or in the
 *   corner where there is none.
 * - The messaging button, 1000 ms after load, is in the corner or beside the scroll-to-top button;
 *   it gives way to the call bar, which has the same link.
 * - In a low window only the scroll-to-top button is left.
 *
 * What the bars cover is kept free at the page's end and for the focus (scroll padding, WCAG 2.4.11);
 * the two buttons give way to a focus that is under them all the same.
 */
export function Dock({ currentPath, ...contact }: DockProps) {
  const hydrated = useHydrated();
  const far = useScrolledFar();
  const goingDown = useScrollTrigger({ threshold: bottomBarHidePx });
  const loaded = useAfterLoad(messagingButtonDelayMs);
  const contactInView = useSectionInView("contact", currentPath);
  const inServices = useSectionInView("services", currentPath, middleOfViewport);
  const inContact = useSectionInView("contact", currentPath, middleOfViewport);
  const [focusInBar, setFocusInBar] = useState(false);
  const toTop = useRef<HTMLAnchorElement>(null);
  const messaging = useRef<HTMLAnchorElement>(null);
  const focusUnder = useFocusUnder([toTop, messaging]);

  const bar = !goingDown || focusInBar;
  const call = far && !contactInView;
  const section = inServices ? "services" : inContact ? "quote" : undefined;
  // Before the script runs nothing may be inert: without it, nothing would ever wake it up.
  const reach = (shown: boolean) => ({ shown, inert: hydrated && !shown });
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocusInBar(false);
  };

  return (
    <>
      <Place data-bar={bar} data-far={far}>
        <aside aria-label="Quick contact">
          <CallBar className="call-bar" {...contact} {...reach(call)} />
          <MessagingButton
            ref={messaging}
            className="corner messaging"
            href={contact.whatsappHref}
            {...reach(loaded && !call && !focusUnder)}
          />
          <ScrollToTop ref={toTop} className="corner" {...reach(far && !focusUnder)} />
        </aside>
        <BottomBar
          className="bottom-bar"
          {...currentTab(currentPath, currentPath === "/" ? section : undefined)}
          {...reach(bar)}
          onFocus={() => setFocusInBar(true)}
          onBlur={onBlur}
        />
      </Place>
      <Space aria-hidden />
    </>
  );
}
