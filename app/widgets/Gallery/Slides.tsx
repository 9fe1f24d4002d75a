import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import { useMemo, useRef, useState, type Ref } from "react";
import { createPortal } from "react-dom";
import { Lightbox, type ControllerRef, type ZoomRef } from "yet-another-react-lightbox";
import Inline from "yet-another-react-lightbox/plugins/inline";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { durations, easing, layout } from "../../theme/tokens.ts";
import { SearchIcon } from "../icons/icons.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";

// Upright, a phone shows a wide picture no larger than the page does.
const Enlarge = styled(IconButton)(({ theme }) => ({
  width: layout.target + 4,
  height: layout.target + 4,
  border: `2px solid ${theme.palette.colours.onDarkLine}`,
  borderRadius: theme.shape.borderRadius,
  '&[aria-pressed="true"]': { borderColor: "currentColor" },
  display: "none",
  "@media (orientation: portrait) and (pointer: coarse)": { display: "inline-flex" },
}));

/** Factor by which a picture fills the height of its stage: a finger then moves it sideways. */
function factorOf({ width, height }: PictureSource, stage: HTMLElement): number {
  const fitted = Math.min(stage.clientHeight, (stage.clientWidth / width) * height);
  return Math.max(2, stage.clientHeight / fitted);
}

const none = () => null;
const plugins = [Inline, Zoom];

export type CaptionedPicture = PictureSource & { caption?: string };

export type SlidesProps = {
  pictures: CaptionedPicture[];
  label: string;
  /** Index of the picture shown first. */
  start: number;
  /** Called with the index of each picture as it becomes the current one. */
  onView: (index: number) => void;
  /** Where the button that enlarges stands. */
  tools: HTMLElement | null;
  ref: Ref<ControllerRef>;
};

/**
 * Swipeable pictures with pinch, double-tap and wheel zoom, and on a phone a button that enlarges. The
 * lightbox has the other controls and the keyboard handling.
 */
export function Slides({ pictures, label, start, onView, tools, ref }: SlidesProps) {
  const [first] = useState(start);
  const [shown, setShown] = useState(start);
  const [enlarged, setEnlarged] = useState(false);
  const zoom = useRef<ZoomRef>(null);
  const slides = useMemo(
    () => pictures.map(({ src, width, height }) => ({ src, width, height })),
    [pictures],
  );
  return (
    <>
      <Lightbox
        plugins={plugins}
        slides={slides}
        index={first}
        on={{
          view: ({ index }) => {
            setShown(index);
            onView(index);
          },
          zoom: (at) => setEnlarged(at.zoom > 1),
        }}
        controller={{ ref }}
        carousel={{ finite: slides.length === 1, preload: 1, padding: 0 }}
        animation={{ navigation: durations.slide, easing: { navigation: easing } }}
        zoom={{ ref: zoom, maxZoomPixelRatio: 2 }}
        labels={{ "Photo gallery": label }}
        styles={{ container: { "--yarl__controller_touch_action": "none" } }}
        render={{
          buttonPrev: none,
          buttonNext: none,
          buttonZoom: none,
          slide: ({ slide, rect, zoom: scale = 1 }) => (
            <Picture
              picture={pictures.find(({ src }) => src === slide.src)!}
              sizes={`${Math.round(rect.width * scale)}px`}
              loading="eager"
              draggable={false}
            />
          ),
        }}
      />
      {tools &&
        createPortal(
          <Enlarge
            aria-label="Enlarge"
            aria-pressed={enlarged}
            onClick={({ currentTarget }) =>
              zoom.current?.changeZoom(
                enlarged
                  ? 1
                  : factorOf(
                      pictures[shown]!,
                      currentTarget.closest("dialog")!.querySelector<HTMLElement>("[data-stage]")!,
                    ),
              )
            }
          >
            <SearchIcon />
          </Enlarge>,
          tools,
        )}
    </>
  );
}
