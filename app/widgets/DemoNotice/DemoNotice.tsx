import { styled } from "@mui/material/styles";
import type { ComponentProps } from "react";
import { SteelRule } from "../SteelRule/SteelRule.tsx";

const Line = styled("p")(({ theme }) => ({
  display: "flex",
  alignItems: "start",
  gap: 14,
  maxWidth: "46em",
  ...theme.typography.caption,
  lineHeight: 1.5,
  overflowWrap: "anywhere",
  textWrap: "balance",
  color: theme.palette.text.secondary,
  "@media print": { "&&": { color: "inherit" } },
  "& > :first-of-type": { flex: "none", width: 51, height: 15, marginTop: "0.2em" },
}));

/** A short piece of rule and the note that the firm is fictional. */
export function DemoNotice({ children, ...rest }: ComponentProps<"p">) {
  return (
    <Line {...rest}>
      <SteelRule as="span" aria-hidden />
      <span>{children}</span>
    </Line>
  );
}
