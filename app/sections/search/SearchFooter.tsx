import { styled } from "@mui/material/styles";
import { useState } from "react";
import { setSlash } from "../../lib/browser/searchShortcut.ts";
import { ArrowUpIcon, SlashIcon } from "../../widgets/icons/icons.tsx";

const Foot = styled("div")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "0 20px",
  padding: "0 20px",
  minHeight: 48,
  borderTop: `1px solid ${theme.palette.divider}`,
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
  // Keyboard hints are no use on a touch screen.
  "@media (hover: none)": { "& > span": { display: "none" } },
  "& label": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    marginInlineStart: "auto",
    cursor: "pointer",
  },
  // Nor is there a key that the switch could be for.
  "@media (any-hover: none) and (pointer: coarse)": { "& > label": { display: "none" } },
  "& input": { width: 18, height: 18, margin: 0, accentColor: theme.palette.primary.main },
  "& kbd": {
    padding: "1px 6px",
    border: `1px solid ${theme.palette.colours.border}`,
    borderBottomWidth: 2,
    borderRadius: 3,
    fontFamily: "inherit",
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
  },
}));

/** Keyboard hints, and the switch for the `/` shortcut. */
export function SearchFooter({ slashOn }: { slashOn: boolean }) {
  const [isSlash, setIsSlash] = useState(slashOn);
  return (
    <Foot>
      <span>
        <kbd>
          <ArrowUpIcon style={{ fontSize: 12 }} />
        </kbd>{" "}
        <kbd>
          <ArrowUpIcon style={{ fontSize: 12, rotate: "180deg" }} />
        </kbd>{" "}
        choose
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
      <label>
        <input
          type="checkbox"
          checked={isSlash}
          onChange={(event) => {
            setSlash(event.target.checked);
            setIsSlash(event.target.checked);
          }}
        />
        <span>
          Open with{" "}
          <kbd>
            {/* An icon: as text, the slash would load the font file of rare characters. */}
            <SlashIcon
              role="img"
              aria-label="/"
              aria-hidden={false}
              style={{ fontSize: 12, strokeWidth: 3 }}
            />
          </kbd>
        </span>
      </label>
    </Foot>
  );
}
