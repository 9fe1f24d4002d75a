import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef } from "react";
import { layout } from "../../theme/tokens.ts";

const Box = styled("div")(({ theme }) => ({
  ...theme.typography.body2,
  "& input": {
    boxSizing: "border-box",
    width: "100%",
    minHeight: layout.target,
    marginTop: 4,
    padding: "6px 10px",
    border: `1px solid ${theme.palette.colours.border}`,
    borderRadius: theme.shape.borderRadius,
    color: theme.palette.text.primary,
    backgroundColor: theme.palette.background.paper,
    font: "inherit",
  },
}));

/** A text that could not be copied, selected for copying by hand. */
export function SelectedText({ label, text }: { label: string; text: string }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Which selects it.
  useEffect(() => field.current?.focus(), []);
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <input ref={field} id={id} readOnly value={text} onFocus={(event) => event.target.select()} />
    </Box>
  );
}
