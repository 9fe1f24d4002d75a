import { useEffect, useRef, type ElementType, type ReactNode } from "react";
import { useStaticHtml } from "./useStaticHtml.ts";

/** As Picture.tsx does for its own: a picture that failed shows its words in a frame. */
function markFailed(picture: EventTarget | null) {
  if (picture instanceof HTMLImageElement) picture.dataset.failed = "true";
}

export type StandingProps = {
  /** Of the element, the only one of it in the document. */
  id: string;
  as?: ElementType;
  /** Given where it is drawn, at build time. */
  children?: ReactNode;
};

/**
 * A part that is drawn at build time, is the same on every page and needs no script. In the browser
 * it has no children: what stands in the page is left as it is, so that neither the code nor the data
 * that it is made of has to be fetched, and nothing of it is hydrated.
 */
export function Standing({ id, as: Element = "div", children }: StandingProps) {
  const standing = useStaticHtml(id, "");
  const element = useRef<HTMLElement>(null);
  useEffect(() => {
    const onError = ({ target }: Event) => markFailed(target);
    for (const picture of element.current?.querySelectorAll("img") ?? [])
      if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) markFailed(picture);
    element.current?.addEventListener("error", onError, true);
    // The element is the listener's only holder: both go together.
  }, []);
  return children ? <Element id={id}>{children}</Element> : <Element ref={element} {...standing} />;
}
