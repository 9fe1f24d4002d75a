import { styled } from "@mui/material/styles";
import { useId, type ReactNode } from "react";
import { lowWindow } from "../../theme/tokens.ts";
import { SearchOption, type SearchOptionData } from "./SearchOption.tsx";

export type OptionGroup = { name: string; options: SearchOptionData[] };

const List = styled("div")(({ theme }) => ({
  minHeight: 0,
  overflowY: "auto",
  overscrollBehavior: "contain",
  paddingBottom: 8,
  // In a low window everything below the field scrolls together.
  [lowWindow]: { overflowY: "visible" },
  "& [data-heading]": {
    position: "sticky",
    top: 0,
    zIndex: 1,
    display: "flex",
    alignItems: "center",
    gap: 12,
    padding: "12px 20px 6px",
    [lowWindow]: { paddingBlock: "4px 2px" },
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightBold,
    color: theme.palette.text.secondary,
    backgroundColor: theme.palette.background.default,
    // A line with an end tick, as under a drawing's title.
    "&::after": {
      content: '""',
      flex: 1,
      height: 7,
      borderInlineEnd: "1px solid currentColor",
      background: "linear-gradient(currentColor 0 0) center / 100% 1px no-repeat",
      opacity: 0.45,
    },
  },
}));

export type SearchListProps = {
  id: string;
  /** Accessible name of the list. */
  label: string;
  groups: OptionGroup[];
  /** Index of the active option across all groups. */
  active: number;
  onActive: (index: number) => void;
  /** Shown below the last group. */
  children?: ReactNode;
};

/** Id of an option, for `aria-activedescendant` on the field. */
export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/**
 * Options in groups with sticky headings. Each is a real link, so that it can be opened in a new
 * tab; focus stays in the field, which references the active option.
 */
export function SearchList({ id, label, groups, active, onActive, children }: SearchListProps) {
  const headings = useId();
  const starts = groups.map((_, place) =>
    groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0),
  );
  return (
    <List>
      <div id={id} role="listbox" aria-label={label}>
        {groups.map(({ name, options }, place) => (
          <div key={name} role="group" aria-labelledby={`${headings}-${place}`}>
            <div id={`${headings}-${place}`} data-heading role="presentation">
              {name}
            </div>
            {options.map((option, nth) => {
              const own = starts[place]! + nth;
              return (
                <SearchOption
                  key={option.href}
                  id={optionId(id, own)}
                  option={option}
                  active={own === active}
                  onActive={() => onActive(own)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {children}
    </List>
  );
}
