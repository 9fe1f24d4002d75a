import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { savesData } from "../../lib/browser/savesData.ts";
import { heroVideoMarginPx, heroVideoMinWidthPx } from "../../lib/thresholds.ts";
import { Logo } from "../Logo/Logo.tsx";
import { durations } from "../../theme/tokens.ts";
import { observe } from "../observe.ts";

/** URLs of a silent loop in two encodings. */
export type VideoSources = { mp4: string; webm: string };

export type HeroVideoProps = {
  /** The still, shown until the video plays and wherever video is not allowed. */
  poster: ReactNode;
  video?: VideoSources | undefined;
};

const Frame = styled("div")(({ theme }) => ({
  position: "relative",
  overflow: "hidden",
  backgroundColor: theme.palette.colours.tint,
  "& img, & video, & .logo": {
    position: "absolute",
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "cover",
    borderRadius: 0,
  },
  "& video, & .logo": {
    transitionProperty: "opacity, visibility",
    transitionDuration: `${durations.enter}ms`,
  },
  '& video[data-running="false"]': { opacity: 0 },
  // Small and in the corner, as a maker stamps his work.
  "& .logo": { inset: "auto auto 16px 20px" },
  "& .logo img": { position: "static" },
  '&[data-running="true"] .logo': { opacity: 0, visibility: "hidden" },
}));

const Pause = styled(IconButton)(({ theme }) => ({
  position: "absolute",
  insetInlineStart: 20,
  bottom: 20,
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
  border: `1px solid ${theme.palette.colours.border}`,
  borderRadius: theme.shape.borderRadius,
  "& svg": { width: 20, height: 20, fill: "currentColor" },
}));

/**
 * Whether the screen is wide enough for video and neither reduced motion nor less data is wanted.
 */
function useVideoAllowed(): boolean {
  // The video is never prerendered, so the first render may already know.
  const options = { noSsr: true };
  const wide = useMediaQuery(`(min-width: ${heroVideoMinWidthPx}px)`, options);
  const allowsMotion = useMediaQuery("(prefers-reduced-motion: no-preference)", options);
  const reducesData = useMediaQuery("(prefers-reduced-data: reduce)", options);
  return wide && allowsMotion && !reducesData && !savesData();
}

/**
 * The hero picture: a still with the logo over it and, on screens from 768 px and once within 200
 * px of the viewport, a silent loop on top (specification §2). Never under reduced motion,
 * Save-Data or on a slow connection, nor in print. Its button pauses the loop (WCAG 2.2.2).
 */
export function HeroVideo({ poster, video }: HeroVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  const allowed = useVideoAllowed();
  const element = useRef<HTMLVideoElement>(undefined);
  const [running, setRunning] = useState(false);
  const [paused, setPaused] = useState(false);
  const [failed, setFailed] = useState(false);
  const shown = video && near && allowed && !failed;
  const hasStarted = running || paused;

  useEffect(
    () =>
      observe(frame.current!, ({ isIntersecting }) => isIntersecting && setNear(true), {
        rootMargin: `${heroVideoMarginPx}px 0px`,
      }),
    [],
  );

  // A narrow window takes the element away, and what comes back starts anew.
  const start = useCallback((film: HTMLVideoElement) => {
    element.current = film;
    return () => setRunning(false);
  }, []);
  const pause = () => {
    element.current?.pause();
    setPaused(true);
  };
  // The browser may refuse to play.
  const play = () =>
    element.current?.play().then(
      () => setPaused(false),
      () => {},
    );

  return (
    <Frame ref={frame} data-running={Boolean(shown && hasStarted)}>
      {poster}
      <Logo className="logo" size={32} />
      {shown && (
        <>
          <video
            ref={start}
            // One that was paused stays so when the window has been narrow in between.
            autoPlay={!paused}
            muted
            loop
            playsInline
            disablePictureInPicture
            aria-hidden="true"
            tabIndex={-1}
            data-screen-only
            data-running={running}
            onPlaying={() => setRunning(true)}
          >
            <source src={video.webm} type="video/webm" />
            <source src={video.mp4} type="video/mp4" onError={() => setFailed(true)} />
          </video>
          {/* It takes the logo's place, so it waits for the video to cover the still, or for a visitor
              who pauses it before. */}
          {hasStarted && (
            <Pause
              data-screen-only
              onClick={() => void (paused ? play() : pause())}
              aria-label={paused ? "Play video" : "Pause video"}
            >
              <svg viewBox="0 0 20 20" aria-hidden="true">
                <path d={paused ? "M5 3l12 7-12 7z" : "M4 3h4v14H4zM12 3h4v14h-4z"} />
              </svg>
            </Pause>
          )}
        </>
      )}
    </Frame>
  );
}
