import { styled } from "@mui/material/styles";
import { useEffect, useRef, useState, type ReactNode } from "react";
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

/** The label above an input or a select. */
export const FieldLabel = styled("label")(({ theme }) => ({
  display: "grid",
  gap: 4,
  ...theme.typography.body2,
  fontWeight: theme.typography.fontWeightBold,
  "& input, & select": {
    width: "100%",
    minHeight: measures.target + 4,
    paddingInline: 12,
    color: "inherit",
    fontSize: theme.typography.body1.fontSize,
    border: `2px solid ${theme.palette.primary.main}`,
    borderRadius: theme.shape.borderRadius,
    backgroundColor: theme.palette.drawing.white,
  },
  "& input:invalid": { borderColor: theme.palette.error.main },
}));

export type MeasureFieldProps = {
  /** The field's `name`. */
  name: string;
  label: string;
  min: number;
  max: number;
  /** Initial value. */
  usual: number;
};

/** A size in millimetres. Uncontrolled, so that input before hydration is kept. */
export function MeasureField({ name, label, min, max, usual }: MeasureFieldProps) {
  return (
    <FieldLabel>
      <span>{`${label}, mm`}</span>
      <input
        type="number"
        inputMode="numeric"
        autoComplete="off"
        required
        {...{ name, min, max }}
        defaultValue={usual}
        // In a focused field the wheel would change the number instead of scrolling the page.
        onWheel={({ currentTarget }) => currentTarget.blur()}
      />
    </FieldLabel>
  );
}

/** The range of sizes that a field accepts. */
export type Sizes = { min: number; max: number };

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (box: HTMLElement): Record<string, string> =>
  Object.fromEntries(
    [...box.querySelectorAll<Field>("input, select")].map(({ name, value }) => [name, value]),
  );

/**
 * The values of the fields in a container, and the props that the container needs. The fields are
 * uncontrolled: anything typed before hydration is read on mount.
 */
export function useTyped(initial: Record<string, string | number>) {
  const [typed, setTyped] = useState(initial);
  const box = useRef<HTMLDivElement>(null);
  const read = () => setTyped(fieldsOf(box.current!));
  useEffect(read, []);
  return [typed, { ref: box, onInput: read }] as const;
}

/** A typed size as a number; undefined if the field does not accept it. */
export function sizeIn({ min, max }: Sizes, typed: string | number | undefined) {
  const size = Number(typed);
  return size >= min && size <= max ? size : undefined;
}
