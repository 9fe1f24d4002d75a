import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { ControllerRef } from "yet-another-react-lightbox";
import { ArrowIcon, CloseIcon } from "../icons/icons.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { useImported } from "../useImported.ts";
import { Dialog, Round, Stage, Top, Words } from "./lightboxParts.ts";
import type { CaptionedPicture } from "./Slides.tsx";

const loadSlides = () => import("./Slides.tsx").then(({ Slides }) => Slides);

export type LightboxProps = {
  pictures: CaptionedPicture[];
  /** Accessible name of the dialog: what the pictures show. */
  label: string;
  /** Index of the picture shown first. */
  start: number;
  onClose: () => void;
};

/**
 * One picture at a time over the whole window, in a native modal dialog: the page behind is inert,
 * Escape closes it and focus is trapped. Arrows, Home, End and two buttons change the picture. A
 * chunk loaded on first opening adds swipe, pinch zoom and panning, a phone's button that enlarges, and
 * preloads the neighbouring pictures.
 */
export function Lightbox({ pictures, label, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const { value: Slides } = useImported(loadSlides, true);
  const slides = useRef<ControllerRef>(null);
  const last = pictures.length - 1;

  const show = (next: number) => {
    const to = Math.min(last, Math.max(0, next));
    if (to > index) slides.current?.next({ count: to - index });
    if (to < index) slides.current?.prev({ count: index - to });
    setIndex(to);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(to);
  });
  // A layout effect: the first key after the press turns the pictures. On the document, because past
  // the last button Tab leads to the window's own controls, and the focus is in no part of the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const turn = (name: string, to: number, rotate?: string) =>
    last > 0 && (
      <Round aria-label={name} aria-disabled={to < 0 || to > last} onClick={() => show(to)}>
        <ArrowIcon style={{ rotate }} />
      </Round>
    );
  const shown = pictures[index]!;
  return (
    <Dialog ref={dialog} aria-label={label} onClose={onClose}>
      <Top>
        <span role="status">
          {last > 0 && <span>{`${index + 1} of ${pictures.length}`}</span>}
          <span className="visually-hidden">
            {[shown.alt, shown.caption].filter(Boolean).join(". ")}
          </span>
        </span>
        <Round aria-label="Close pictures" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </Round>
      </Top>
      <Stage>
        {Slides ? (
          <Slides ref={slides} pictures={pictures} label={label} start={index} onView={setIndex} />
        ) : (
          <Picture key={shown.src} picture={shown} loading="eager" />
        )}
      </Stage>
      <Words>
        {turn("Previous picture", index - 1, "180deg")}
        <p>{shown.caption}</p>
        {turn("Next picture", index + 1)}
      </Words>
    </Dialog>
  );
}
