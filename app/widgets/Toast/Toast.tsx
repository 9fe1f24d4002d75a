import IconButton from "@mui/material/IconButton";
import SnackbarContent from "@mui/material/SnackbarContent";
import {
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from "react";
import { toastDurationMs, toastSwipePx, toastSwipePxPerMs } from "../../lib/thresholds.ts";
import { CloseIcon } from "../icons/icons.tsx";

/** A toast (specification §3). */
export type ToastItem = {
  id: string;
  title: string;
  description?: string;
  /** A button related to the message. */
  action?: ReactNode;
  /** A dismissed toast is closed first and removed later. */
  open: boolean;
};

export type ToastWords = Omit<ToastItem, "id" | "open">;

/**
 * A timeout that pauses while `running` is false or the tab is hidden, and restarts when `restartOn`
 * changes. Sets no state as a page is left.
 */
function useCountdown(ms: number, running: boolean, restartOn: unknown, onEnd: () => void) {
  const remaining = useRef(ms);
  const started = useRef(restartOn);
  const end = useEffectEvent(onEnd);
  // A layout effect: it runs from the moment in which the message shows.
  useLayoutEffect(() => {
    if (restartOn !== started.current) {
      started.current = restartOn;
      remaining.current = ms;
    }
    if (!running) return undefined;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const pause = () => {
      if (startedAt) remaining.current -= performance.now() - startedAt;
      startedAt = 0;
      clearTimeout(timer);
    };
    const startIfSeen = () => {
      pause();
      if (document.hidden) return;
      startedAt = performance.now();
      timer = setTimeout(() => end(), remaining.current);
    };
    startIfSeen();
    document.addEventListener("visibilitychange", startIfSeen);
    return () => {
      pause();
      document.removeEventListener("visibilitychange", startIfSeen);
    };
  }, [ms, restartOn, running]);
}

export type ToastProps = { toast: ToastItem; onDismiss: () => void };

/**
 * A single toast. It shows for 4000 ms, paused while hovered, focused or in a hidden
 * tab. Its button dismisses it, as does a sideways swipe of 20 px or faster than 0.11 px/ms
 * (specification §9).
 */
export function Toast({ toast, onDismiss }: ToastProps) {
  const { title, description, action, open } = toast;
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const dragStart = useRef<{ x: number; at: number }>(undefined);
  useCountdown(toastDurationMs, open && !hovered && !focused, toast, onDismiss);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || (event.target as Element).closest("button, a")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset.dragged = "";
    dragStart.current = { x: event.clientX, at: performance.now() };
    // Touch has no hover, but holding the toast pauses it too.
    setHovered(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (dragStart.current)
      event.currentTarget.style.transform = `translateX(${event.clientX - dragStart.current.x}px)`;
  };
  const release = (event: PointerEvent<HTMLElement>) => {
    const from = dragStart.current;
    dragStart.current = undefined;
    delete event.currentTarget.dataset.dragged;
    event.currentTarget.style.transform = "";
    if (event.pointerType !== "mouse") setHovered(false);
    if (!from || event.type !== "pointerup") return;
    const distance = Math.abs(event.clientX - from.x);
    const isFast = distance > toastSwipePxPerMs * (performance.now() - from.at);
    if (distance >= toastSwipePx || isFast) onDismiss();
  };
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
  };

  return (
    <SnackbarContent
      // The live region around it makes the announcement.
      role="none"
      data-open={open}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={release}
      onPointerCancel={release}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
      message={
        <>
          <strong>{title}</strong>
          {description && <p>{description}</p>}
        </>
      }
      action={
        <>
          {action}
          <IconButton aria-label="Dismiss message" onClick={onDismiss}>
            <CloseIcon />
          </IconButton>
        </>
      }
    />
  );
}
