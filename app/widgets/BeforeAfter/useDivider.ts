import { useEffect, useRef, useState, type ChangeEvent, type PointerEvent } from "react";
import { sliderStartPercent } from "../../lib/thresholds.ts";
import { measures } from "../../theme/tokens.ts";

/** Width of the input's native thumb, px; the visible handle is drawn separately. */
export const thumb = measures.target;

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/** The divider's position, in per cent from the left, and the props of its range input. */
export function useDivider() {
  const [position, setPosition] = useState(sliderStartPercent);
  // The touch in progress. The input's own change events are ignored meanwhile: the gesture may
  // turn out to be a scroll, a tap or a drag, and browsers treat a touch beside the thumb
  // differently.
  const touch = useRef<{ x: number; y: number; slides: boolean }>(undefined);

  // It may have been moved before hydration.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setPosition(clamp(input.current?.valueAsNumber ?? sliderStartPercent)), []);

  const goTo = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPosition(clamp(((clientX - left - thumb / 2) / (width - thumb)) * 100));
  };
  const onPointerDown = ({ pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    if (pointerType === "touch" && isPrimary)
      touch.current = { x: clientX, y: clientY, slides: false };
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = touch;
    if (!current) return;
    current.slides ||= Math.abs(event.clientX - current.x) > Math.abs(event.clientY - current.y);
    if (current.slides) goTo(event);
  };
  const onPointerUp = (event: PointerEvent) => {
    if (touch.current) goTo(event);
    touch.current = undefined;
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (!touch.current) setPosition(clamp(currentTarget.valueAsNumber));
  };
  const onPointerCancel = () => {
    touch.current = undefined;
  };
  return [
    position,
    { ref: input, onChange, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  ] as const;
}
