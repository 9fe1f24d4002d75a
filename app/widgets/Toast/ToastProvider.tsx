import { styled } from "@mui/material/styles";
import {
  createContext,
  useContext,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  type ReactNode,
} from "react";
import { toastRemoveDelayMs } from "../../lib/thresholds.ts";
import { lowWindow, measures } from "../../theme/tokens.ts";
import { Toast } from "./Toast.tsx";
import { changeToasts, type ToastItem, type ToastWords } from "./toasts.ts";

export type Toasts = {
  /** Shows a message, replacing the current one. Returns its id. */
  add: (words: ToastWords) => string;
  /** Changes a message and restarts its timeout. */
  update: (id: string, changes: Partial<ToastWords & { open: boolean }>) => void;
  /** Closes a message, or all; removed after the specification's delay. */
  dismiss: (id?: string) => void;
  /** Removes a message, or all, at once. */
  remove: (id?: string) => void;
};

const ToastContext = createContext<Toasts | undefined>(undefined);

// At the top of the viewport, clear of the dock.
const Region = styled("div")(({ theme }) => ({
  position: "fixed",
  zIndex: theme.zIndex.snackbar,
  insetInline: 12,
  top: measures.navBar + 12,
  pointerEvents: "none",
  [theme.breakpoints.up("sm")]: { insetInline: "auto 20px", width: 400 },
  [lowWindow]: { top: 8 },
  "@media print": { display: "none" },
}));

/**
 * Lets its children show messages with `useToast`, one at a time. The live region exists before any
 * message does, and no essential information appears only in a toast.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, change] = useReducer(changeToasts, []);
  const removals = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const count = useRef(0);

  // Every dismissed toast has a removal timer, however it was dismissed; an open one has none.
  useEffect(() => {
    for (const { id, open } of toasts) {
      const timer = removals.current.get(id);
      if (open) {
        clearTimeout(timer);
        removals.current.delete(id);
      } else if (timer === undefined) {
        const remove = () => {
          removals.current.delete(id);
          change({ type: "remove", id });
        };
        removals.current.set(id, setTimeout(remove, toastRemoveDelayMs));
      }
    }
  }, [toasts]);
  useEffect(() => {
    const timers = removals.current;
    return () => {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    };
  }, []);

  const api = useMemo<Toasts>(
    () => ({
      add: (words) => {
        const toast: ToastItem = { ...words, id: String(++count.current), open: true };
        change({ type: "add", toast });
        return toast.id;
      },
      update: (id, changes) => change({ type: "update", id, changes }),
      dismiss: (id) => change({ type: "dismiss", id }),
      remove: (id) => change({ type: "remove", id }),
    }),
    [],
  );

  return (
    <ToastContext value={api}>
      {children}
      <Region role="status">
        {toasts.map((toast) => (
          <Toast key={toast.id} toast={toast} onDismiss={() => api.dismiss(toast.id)} />
        ))}
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
