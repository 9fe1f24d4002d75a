import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { measures } from "../../theme/tokens.ts";
import { NeedsScript } from "../../widgets/NeedsScript/NeedsScript.tsx";

const Bench = styled("div")(({ theme }) => ({
  marginTop: 32,
  [theme.breakpoints.up("md")]: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
    gap: 64,
    alignItems: "start",
  },
  "& [role=group]": {
    display: "grid",
    gap: 16,
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "1fr 1fr" },
  },
  "& output": {
    display: "block",
    maxWidth: measures.text,
    marginTop: 20,
    paddingInlineStart: 16,
    borderInlineStart: `4px solid ${theme.palette.primary.main}`,
    fontWeight: theme.typography.fontWeightBold,
    '&[data-passes="false"]': { borderColor: theme.palette.error.main },
  },
}));

/** A calculator's fields and results, side by side if there is room. Needs scripts. */
export const Workbench = ({ children }: { children: ReactNode }) => (
  <NeedsScript>
    <Bench>{children}</Bench>
  </NeedsScript>
);
