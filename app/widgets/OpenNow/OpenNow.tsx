import { styled } from "@mui/material/styles";
import { useEffect, useState } from "react";
import { openingState, type OpeningHours, type OpeningState } from "../../lib/openingHours.ts";

const Line = styled("span")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 9,
  // Reserves the line until the state is known, so that nothing shifts.
  minHeight: "1lh",
  fontWeight: theme.typography.fontWeightBold,
  "&[data-open]::before": {
    content: '""',
    flex: "none",
    width: 9,
    height: 9,
    border: "2px solid currentColor",
  },
  '&[data-open="true"]::before': { backgroundColor: "currentColor" },
  "@media print": { display: "none" },
}));

const minute = 60_000;

export type OpenNowProps = {
  hours: OpeningHours;
  /** In a few letters. */
  short?: boolean;
};

/**
 * Whether the firm answers the phone right now, in Europe/London. Computed after hydration, every
 * minute and when the page is seen again, because a prerendered page cannot know when it is read.
 */
export function OpenNow({ hours, short = false }: OpenNowProps) {
  const [state, setState] = useState<OpeningState>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = Date.now();
      setState(openingState(hours, new Date(now)));
      clearTimeout(timer);
      timer = setTimeout(look, minute - (now % minute));
    };
    look();
    // No timer runs while a phone sleeps or a page is kept for Back.
    const lookIfSeen = () => document.hidden || look();
    document.addEventListener("visibilitychange", lookIfSeen);
    addEventListener("pageshow", look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", lookIfSeen);
      removeEventListener("pageshow", look);
    };
  }, [hours]);
  return <Line data-open={state?.open}>{short ? state?.short : state?.words}</Line>;
}
