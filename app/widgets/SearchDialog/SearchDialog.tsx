import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { durations, easing, lowWindow } from "../../theme/tokens.ts";
import { isOnBackdrop } from "../isOnBackdrop.ts";
import { SearchField, type SearchFieldProps } from "./SearchField.tsx";

const Dialog = styled("dialog")(({ theme }) => ({
  overflow: "hidden",
  overflowWrap: "anywhere",
  transition: `translate ${durations.slide}ms ${easing}`,
  "@starting-style": { translate: "0 -24px" },
  "&[open]": { display: "grid", grid: "auto minmax(0, 1fr) / minmax(0, 1fr)" },
  "&::backdrop": {
    backgroundColor: `color-mix(in srgb, ${theme.palette.primary.dark} 76%, transparent)`,
  },
  [theme.breakpoints.up("sm")]: {
    width: "min(100% - 48px, 760px)",
    height: "auto",
    maxHeight: "min(80dvh, 760px)",
    margin: "10dvh auto auto",
    borderRadius: theme.shape.borderRadius,
    boxShadow: theme.shadows[4],
  },
  [lowWindow]: { height: "100dvh", maxHeight: "none", marginTop: 0, borderRadius: 0 },
}));

export type SearchDialogProps = Omit<SearchFieldProps, "ref"> & {
  /** The results, or the reason why there are none. */
  children?: ReactNode;
};

/**
 * The search over the page: a native modal dialog with a combobox, full-screen on phones. It opens
 * at once with the field focused, whatever is still loading. Escape, the close button and a click
 * outside close it, and the browser restores focus.
 */
export function SearchDialog({ onClose, children, ...props }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // A layout effect runs within the user gesture, which phones require to show the keyboard.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.select();
    // Unmounted while open, it would not restore focus.
    return () => element?.close();
  }, []);

  // As `closedby="any"`, which Safari doesn't know. A press that selects text may end outside.
  const pressedOutside = useRef(false);
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    pressedOutside.current = isOnBackdrop(event);
  };
  const onClick = (event: MouseEvent<HTMLElement>) => {
    if (pressedOutside.current && isOnBackdrop(event)) dialog.current?.close();
  };

  return (
    // A keyboard has Escape and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <Dialog
      ref={dialog}
      aria-label="Search"
      onClose={onClose}
      onMouseDown={onMouseDown}
      onClick={onClick}
    >
      <SearchField ref={field} onClose={() => dialog.current?.close()} {...props} />
      {children}
    </Dialog>
  );
}
