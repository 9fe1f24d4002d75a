import { styled } from "@mui/material/styles";
import { measures } from "../../theme/tokens.ts";

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
