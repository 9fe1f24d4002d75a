import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { layout } from "../../theme/tokens.ts";
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
    maxWidth: layout.text,
    marginTop: 20,
    paddingInlineStart: 16,
    borderInlineStart: `4px solid ${theme.palette.primary.main}`,
    fontWeight: theme.typography.fontWeightBold,
    '&[data-passes="false"]': { borderColor: theme.palette.error.main },
  },
}));

/** A calculator's fields and results, side by side if there is room. Needs scripts. */
export const CalculatorLayout = ({ children }: { children: ReactNode }) => (
  <NeedsScript>
    <Bench>{children}</Bench>
  </NeedsScript>
);

/** The label above an input or a select. */
export const FieldLabel = styled("label")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 4,
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
  "& input, & select": {
    width: "100%",
    minHeight: layout.target + 4,
    paddingInline: 12,
    color: "inherit",
    fontSize: theme.typography.body1.fontSize,
    border: `2px solid ${theme.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.background.paper,
  },
}));

type Field = HTMLInputElement | HTMLSelectElement;
type Typed = Record<string, string | number>;

const fieldsOf = (box: HTMLElement): Typed =>
  Object.fromEntries(
    [...box.querySelectorAll<Field>("input, select")].map(({ name, value }) => [name, value]),
  );

/**
 * What is typed in the fields of a container, and the props that the container needs. While somebody
 * types, what `fails` waits: half a size is no fault. It counts once the field is left, or at Enter.
 * The fields are uncontrolled: anything typed before hydration is read on mount.
 * @param fails whether there is no good answer to these values
 */
export function useTyped(initial: Typed, fails: (typed: Typed) => boolean) {
  const [typed, setTyped] = useState(initial);
  const box = useRef<HTMLDivElement>(null);
  const read = () => setTyped(fieldsOf(box.current!));
  useEffect(read, []);
  const onInput = () => {
    const now = fieldsOf(box.current!);
    if (!fails(now)) setTyped(now);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => key === "Enter" && read();
  return [typed, { ref: box, onInput, onBlur: read, onKeyDown }] as const;
}
