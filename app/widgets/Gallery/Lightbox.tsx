import { useEffectEvent, useLayoutEffect, useRef, useState, type CSSProperties } from "react";
import type { ControllerRef } from "yet-another-react-lightbox";
import { ArrowIcon, CloseIcon } from "../icons/icons.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { useImported } from "../useImported.ts";
import { Buttons, Dialog, Round, Stage, Top, Words } from "./lightboxParts.ts";
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
 * Escape closes it and focus is trapped. Arrows, Home, End and two buttons change the picture; after the
 * last comes the first. A
 * chunk loaded on first opening adds swipe, pinch zoom and panning, a phone's button that enlarges, and
 * preloads the neighbouring pictures.
 */
export function Lightbox({ pictures, label, start, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const { value: Slides } = useImported(loadSlides, true);
  const slides = useRef<ControllerRef>(null);
  // Where the slides put their button.
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const count = pictures.length;

  const turn = (by: number) => {
    if (by > 0) slides.current?.next({ count: by });
    if (by < 0) slides.current?.prev({ count: -by });
    setIndex((index + by + count) % count);
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: count - 1 - index }[event.key];
    if (by === undefined || count === 1 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    turn(by);
  });
  // A layout effect: the first key after the press turns the pictures. On the document, because past
  // the last button Tab leads to the window's own controls, and the focus is in no part of the dialog.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  const button = (name: string, by: number, rotate?: string) =>
    count > 1 && (
      <Round aria-label={name} onClick={() => turn(by)}>
        <ArrowIcon style={{ rotate }} />
      </Round>
    );
  const shown = pictures[index]!;
  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      style={{ "--share": shown.height / shown.width } as CSSProperties}
    >
      <Top>
        <Round aria-label="Close pictures" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </Round>
      </Top>
      <Stage data-stage="">
        {Slides ? (
          <Slides
            ref={slides}
            tools={tools}
            pictures={pictures}
            label={label}
            start={index}
            onView={setIndex}
          />
        ) : (
          <Picture key={shown.src} picture={shown} loading="eager" />
        )}
      </Stage>
      <Words role="status">
        {count > 1 && <span className="count">{`${index + 1} of ${count}`}</span>}
        <span className="visually-hidden">{shown.alt && `${shown.alt}. `}</span>
        <span>{shown.caption}</span>
      </Words>
      <Buttons>
        {button("Previous picture", -1, "180deg")}
        <span ref={setTools} />
        {button("Next picture", 1)}
      </Buttons>
    </Dialog>
  );
}
