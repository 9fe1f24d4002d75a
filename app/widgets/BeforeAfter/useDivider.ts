import { useEffect, useRef, useState, type ChangeEvent, type PointerEvent } from "react";
import { sliderStartPercent } from "../../lib/thresholds.ts";

const clamp = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)));

/**
 * What presses the pictures, from the first finger down to the last one up. Only the way shows what
 * it does:
 *
 * - waits: one finger. Up again it was a tap, and the divider goes there.
 * - slides: the finger has moved more sideways than up or down, or is a mouse. The divider follows.
 * - zooms: a second finger has come. The divider goes back to where it was and stays.
 *
 * Cancelled in any state, the browser scrolls or zooms the page with it.
 */
type Press = {
  x: number;
  y: number;
  from: number;
  fingers: number;
  does: "waits" | "slides" | "zooms";
};

/**
 * The divider's position in per cent from the left, and the props of its range input and of the layer
 * over the pictures. The input takes keys and assistive technology only: under a finger Chromium's
 * own slider would keep the page from zooming.
 */
export function useDivider() {
  const [position, setPosition] = useState(sliderStartPercent);
  const press = useRef<Press>(undefined);

  // It may have been moved before hydration.
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setPosition(clamp(input.current?.valueAsNumber ?? sliderStartPercent)), []);

  const goTo = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPosition(clamp(((clientX - left) / width) * 100));
  };
  const onPointerDown = (event: PointerEvent) => {
    const { pointerType, pointerId, button, clientX: x, clientY: y, currentTarget } = event;
    if (button !== 0) return;
    const isTouch = pointerType === "touch";
    press.current ??= { x, y, from: position, fingers: 0, does: isTouch ? "waits" : "slides" };
    press.current.fingers += 1;
    if (press.current.fingers > 1) {
      press.current.does = "zooms";
      setPosition(press.current.from);
    } else if (!isTouch) {
      currentTarget.setPointerCapture(pointerId);
      goTo(event);
    }
  };
  const onPointerMove = (event: PointerEvent) => {
    const { current } = press;
    if (!current) return;
    const isSideways = Math.abs(event.clientX - current.x) > Math.abs(event.clientY - current.y);
    if (current.does === "waits" && isSideways) current.does = "slides";
    if (current.does === "slides") goTo(event);
  };
  const lift = () => {
    if (press.current && --press.current.fingers === 0) press.current = undefined;
  };
  const onPointerUp = (event: PointerEvent) => {
    if (press.current && press.current.does !== "zooms") goTo(event);
    lift();
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    setPosition(clamp(currentTarget.valueAsNumber));
  // The arrow keys go on from where a press has put it.
  const onClick = () => input.current?.focus({ preventScroll: true });
  return {
    position,
    input: { ref: input, onChange },
    layer: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: lift, onClick },
  };
}
