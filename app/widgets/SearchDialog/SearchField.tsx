import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import type { KeyboardEvent, Ref } from "react";
import { longestQuery } from "../../search/longestQuery.ts";
import { lowWindow, layout } from "../../theme/tokens.ts";
import { CloseIcon, SearchIcon } from "../icons/icons.tsx";

const Form = styled("form")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 12,
  minHeight: layout.navBar,
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
    // The rule under the field is the focus indicator: focus never leaves the field.
    "&:focus-visible": { outline: "none", boxShadow: "none" },
    "&::placeholder": { color: theme.palette.text.secondary, opacity: 1 },
  },
  [lowWindow]: {
    minHeight: 0,
    paddingBlock: 4,
    "& input": { height: layout.target, fontSize: theme.typography.body1.fontSize },
  },
}));

/** ARIA references to the list of options below the field. */
export type OptionList = {
  /** Id of the list, if there is one. */
  listId?: string;
  /** Id of the active option, which Enter follows. */
  activeId?: string;
};

export type SearchFieldProps = OptionList & {
  /** Placeholder: what could be searched for. */
  placeholder: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** Called on Enter or on the submit button. */
  onSubmit: () => void;
  onClose: () => void;
  /** Handles the keys that move through the options. */
  onKeyDown?: (event: KeyboardEvent) => void;
  ref?: Ref<HTMLInputElement>;
};

/** The search's combobox with its label and the submit and close buttons. */
export function SearchField({
  placeholder,
  query,
  onQueryChange,
  onSubmit,
  onClose,
  onKeyDown,
  listId,
  activeId,
  ref,
}: SearchFieldProps) {
  return (
    <Form
      role="search"
      action="/search"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input
        ref={ref}
        name="q"
        aria-label="Search the site"
        placeholder={placeholder}
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
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton type="submit" aria-label="Search">
        <SearchIcon />
      </IconButton>
      <IconButton aria-label="Close search" onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Form>
  );
}
