import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import {
  useLayoutEffect,
  useRef,
  type AnimationEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { longestQuery } from "../../search/longestQuery.ts";
import { durations, easing, lowWindow, measures } from "../../theme/tokens.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.tsx";

const Dialog = styled("dialog")(({ theme }) => ({
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  overflow: "hidden",
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.default,
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

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: measures.navBar,
  padding: "8px 12px 8px 20px",
  '& [type="submit"]': {
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.primary.contrastText,
    backgroundColor: theme.palette.primary.main,
    "&:hover": { backgroundColor: theme.palette.primary.dark },
  },
  "& input": {
    flex: 1,
    minWidth: 0,
    height: 56,
    padding: 0,
    border: 0,
    color: "inherit",
    backgroundColor: "transparent",
    ...theme.typography.h3,
    // The rule under the field says where the focus is: it never leaves it.
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&::placeholder": { color: theme.palette.text.secondary, opacity: 1 },
  },
  [lowWindow]: {
    minHeight: 0,
    paddingBlock: 4,
    "& input": { height: measures.target, fontSize: theme.typography.body1.fontSize },
  },
}));

/** The options below the field, as its attributes name them. */
export type OptionList = {
  /** Id of the list, where there is one. */
  listId?: string;
  /** Id of the option that Enter would take. */
  activeId?: string;
};

export type SearchDialogProps = OptionList & {
  /** What could be looked for: stands in the empty field. */
  hint: string;
  words: string;
  onWords: (words: string) => void;
  /** Enter, or a press on the button that does the same. */
  onSubmit: () => void;
  onClose: () => void;
  /** Keys that move through the options. */
  onKeyDown?: (event: KeyboardEvent) => void;
  /** What has been found, or why there is nothing. */
  children?: ReactNode;
};

/**
 * The search over the page: a native modal dialog with a combobox in it, a sheet of its own on
 * phones. It opens at once with its field ready, whatever is still to be fetched; Escape, the
 * button and a press beside it close it, and the browser gives the focus back.
 */
export function SearchDialog({
  hint,
  words,
  onWords,
  onSubmit,
  onClose,
  onKeyDown,
  listId,
  activeId,
  children,
}: SearchDialogProps) {
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
      <Form
        role="search"
        action="/search"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <input
          ref={field}
          name="q"
          aria-label="Search the site"
          placeholder={hint}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          inputMode="search"
          enterKeyHint="search"
          maxLength={longestQuery}
          value={words}
          onChange={(event) => onWords(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" aria-label="Search">
          <SearchIcon />
        </IconButton>
        <IconButton aria-label="Close search" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </Form>
      {children}
    </Dialog>
  );
}
