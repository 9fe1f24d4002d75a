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
  '&[data-ground="deep"]': { color: theme.palette.drawing.onDeepSoft },
  "@media print": { "&&": { color: "inherit" } },
  "& > :first-of-type": { flex: "none", width: 51, height: 15, marginTop: "0.2em" },
}));

/** A short piece of rule and the note that the firm is fictional. */
export function SampleLine({
  ground = "film",
  children,
  ...rest
}: ComponentProps<"p"> & {
  /** The background it stands on. */
  ground?: "film" | "deep";
}) {
  return (
    <Line data-ground={ground} {...rest}>
      <SteelRule as="span" aria-hidden />
      <span>{children}</span>
    </Line>
  );
}
