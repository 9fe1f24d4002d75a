import { styled } from "@mui/material/styles";
import { useLayoutEffect, useRef, type AnimationEvent, type ReactNode } from "react";
import { durations, easing, lowWindow } from "../../theme/tokens.ts";
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
  /** What has been found, or why there is nothing. */
  children?: ReactNode;
};

/**
 * The search over the page: a native modal dialog with a combobox in it, a sheet of its own on
 * phones. It opens at once with its field ready, whatever is still to be fetched; Escape, the
 * button and a press beside it close it, and the browser gives the focus back.
 */
export function SearchDialog({ onClose, children, ...props }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);

  // Before the paint and within the visitor's gesture, so that a phone brings its keyboard.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    field.current?.focus();
    field.current?.select();
    // Taken away while open, it would take the focus with it.
    return () => element?.close();
  }, []);

  // Once it hears presses: a second tap on what opened it may land beside it. As an attribute of the
  // element: the styling library lets none through that it does not know.
  const closeByPress = ({ target, currentTarget }: AnimationEvent<HTMLElement>) => {
    if (target === currentTarget) currentTarget.setAttribute("closedby", "any");
  };

  return (
    <Dialog ref={dialog} aria-label="Search" onClose={onClose} onAnimationEnd={closeByPress}>
      <SearchField ref={field} onClose={() => dialog.current?.close()} {...props} />
      {children}
    </Dialog>
  );
}
