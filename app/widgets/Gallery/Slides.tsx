import { useMemo, useState, type Ref } from "react";
import { Lightbox, type ControllerRef } from "yet-another-react-lightbox";
import Inline from "yet-another-react-lightbox/plugins/inline";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import { durations, easing } from "../../theme/tokens.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";

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
  ref: Ref<ControllerRef>;
};

/**
 * Swipeable pictures with pinch, double-tap and wheel zoom. The lightbox has the controls and the
 * keyboard handling.
 */
export function Slides({ pictures, label, start, onView, ref }: SlidesProps) {
  const [first] = useState(start);
  const slides = useMemo(
    () => pictures.map(({ src, width, height }) => ({ src, width, height })),
    [pictures],
  );
  return (
    <Lightbox
      plugins={plugins}
      slides={slides}
      index={first}
      on={{ view: ({ index }) => onView(index) }}
      controller={{ ref }}
      carousel={{ finite: true, preload: 1, padding: 0 }}
      animation={{ navigation: durations.slide, easing: { navigation: easing } }}
      zoom={{ maxZoomPixelRatio: 2 }}
      labels={{ "Photo gallery": label }}
      styles={{ container: { "--yarl__controller_touch_action": "none" } }}
      render={{
        buttonPrev: none,
        buttonNext: none,
        buttonZoom: none,
        slide: ({ slide, rect, zoom = 1 }) => (
          <Picture
            picture={pictures.find(({ src }) => src === slide.src)!}
            sizes={`${Math.round(rect.width * zoom)}px`}
            loading="eager"
            draggable={false}
          />
        ),
      }}
    />
  );
}
