import { useState, type MouseEvent } from "react";
import { isPlainPress } from "../../lib/modifiers.ts";
import { Lightbox } from "./Lightbox.tsx";
import type { CaptionedPicture } from "./Slides.tsx";

/** URL of a picture's largest file, which its `srcset` names last; a drawing has one. */
export const largestFile = ({ src, avif }: CaptionedPicture) =>
  avif?.split(", ").at(-1)!.split(" ")[0] ?? src;

/** The lightbox of some pictures, and what opens it at one of them on a press of a link to its file. */
export function useLightbox(pictures: CaptionedPicture[], label: string) {
  const [pressed, setPressed] = useState<{ start: number; link: HTMLElement }>();
  const onClick = (event: MouseEvent<HTMLElement>, start: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setPressed({ start, link: event.currentTarget });
  };
  const lightbox = pressed && (
    <Lightbox
      pictures={pictures}
      label={label}
      start={pressed.start}
      onClose={() => {
        setPressed(undefined);
        // The dialog restores focus by itself, except in Safari, where a click focuses no link.
        pressed.link.focus();
      }}
    />
  );
  return { lightbox, onClick };
}
