import { styled } from "@mui/material/styles";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { toastRemoveDelayMs } from "../../lib/thresholds.ts";
import { lowWindow, layout } from "../../theme/tokens.ts";
import { Toast, type ToastItem, type ToastWords } from "./Toast.tsx";

/** What the specification has a message do (§4), though no page updates or removes one. */
export type Toasts = {
  /** Shows a message, replacing the current one. Returns its id. */
  add: (words: ToastWords) => string;
  /** Changes a message and restarts its timeout. */
  update: (id: string, changes: Partial<ToastWords & { open: boolean }>) => void;
  /** Closes a message, or whichever shows; removed after the specification's delay. */
  dismiss: (id?: string) => void;
  /** Removes a message, or whichever there is, at once. */
  remove: (id?: string) => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

// At the top of the viewport, clear of the dock.
const Region = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.snackbar,
  insetInline: 12,
  top: layout.navBar + 12,
  pointerEvents: "none",
  [theme.breakpoints.up("sm")]: { insetInline: "auto 20px", width: 400 },
  [lowWindow]: { top: 8 },
  "@media print": { display: "none" },
}));

/**
 * Lets its children show messages with `useToast`, one at a time: the next takes the place of the
 * one before. The live region exists before any message does, and no essential information appears
 * only in a toast.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ToastItem>();
  const count = useRef(0);
  const dismissed = toast && !toast.open ? toast.id : undefined;

  useEffect(() => {
    if (dismissed === undefined) return undefined;
    const timer = setTimeout(() => setToast(undefined), toastRemoveDelayMs);
    return () => clearTimeout(timer);
  }, [dismissed]);

  const api = useMemo<Toasts>(() => {
    const change = (id: string | undefined, to: (now: ToastItem) => ToastItem | undefined) =>
      setToast((now) => (now && (id === undefined || id === now.id) ? to(now) : now));
    return {
      add: (words) => {
        const id = String(++count.current);
        setToast({ ...words, id, open: true });
        return id;
      },
      update: (id, changes) => change(id, (now) => ({ ...now, ...changes })),
      dismiss: (id) => change(id, (now) => ({ ...now, open: false })),
      remove: (id) => change(id, () => undefined),
    };
  }, []);

  return (
    <ToastContext value={api}>
      {children}
      <Region role="status">
        {toast && <Toast key={toast.id} toast={toast} onDismiss={() => api.dismiss(toast.id)} />}
      </Region>
    </ToastContext>
  );
}

/**
 * Shows messages.
 * @throws outside a `ToastProvider`
 */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider around it");
  return toasts;
}
