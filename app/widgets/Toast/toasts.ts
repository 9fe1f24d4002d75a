import type { ReactNode } from "react";
import { toastLimit } from "../../lib/thresholds.ts";

/** A toast (specification §3). */
export type ToastItem = {
  id: string;
  title: string;
  description?: string;
  /** A button related to the message. */
  action?: ReactNode;
  /** A dismissed toast is closed first and removed later. */
  open: boolean;
  /** How long it shows, ms; 4000 by default (specification). */
  duration?: number;
};

export type ToastWords = Omit<ToastItem, "id" | "open">;

export type ToastChange =
  | { type: "add"; toast: ToastItem }
  | { type: "update"; id: string; changes: Partial<ToastWords & { open: boolean }> }
  | { type: "dismiss"; id?: string }
  | { type: "remove"; id?: string };

/**
 * The toasts after a change, newest first, never more than the limit. Without an id it applies to
 * all.
 */
export function changeToasts(toasts: ToastItem[], change: ToastChange): ToastItem[] {
  // Stryker disable next-line ConditionalExpression,StringLiteral: not used for a new toast
  const matchesId = ({ id }: ToastItem) => change.type === "add" || !change.id || id === change.id;
  switch (change.type) {
    case "add":
      return [change.toast, ...toasts].slice(0, toastLimit);
    case "update":
      return toasts.map((toast) => (matchesId(toast) ? { ...toast, ...change.changes } : toast));
    case "dismiss":
      return toasts.map((toast) => (matchesId(toast) ? { ...toast, open: false } : toast));
    default:
      return toasts.filter((toast) => !matchesId(toast));
  }
}
