import { styled } from "@mui/material/styles";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { readLength } from "../../lib/numbers.ts";
import { formatNumber, millimetres } from "../../lib/tools/millimetres.ts";
import { FieldLabel } from "./CalculatorLayout.tsx";

/** A field's label and limits. */
const Measure = styled("div")(({ theme }) => ({
  display: "grid",
  alignContent: "start",
  gap: 4,
  "& small": { ...theme.typography.caption, color: theme.palette.text.secondary },
  "& [aria-invalid]": { borderColor: theme.palette.error.main },
  "& small[data-wrong]": { color: theme.palette.error.main },
}));

/** The range of sizes that a field accepts, mm. */
export type Sizes = { min: number; max: number };

/** "600 to 4,000 mm" */
export const formatSizes = ({ min, max }: Sizes) => `${formatNumber(min)} to ${millimetres(max)}`;

/** A typed size in mm, as people write it; undefined if the field does not accept it. */
export function sizeIn({ min, max }: Sizes, typed: string | number | undefined) {
  const size = readLength(String(typed));
  return size !== undefined && size >= min && size <= max ? size : undefined;
}

export type MeasureFieldProps = Sizes & {
  /** The field's `name`. */
  name: string;
  label: string;
  /** Initial value. */
  usual: number;
};

/**
 * A size in millimetres, and its limits below it. Once the field has been left with a size outside
 * them, it says so. Uncontrolled, so that input before hydration is kept; not `type="number"`, which
 * in Firefox empties itself at "2,700".
 */
export function MeasureField({ name, label, usual, min, max }: MeasureFieldProps) {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const check = useCallback(
    ({ value }: HTMLInputElement) => setIsWrong(sizeIn({ min, max }, value) === undefined),
    [min, max],
  );
  useEffect(() => {
    // It may have been left before hydration.
    if (document.activeElement !== box.current) check(box.current!);
  }, [check]);
  return (
    <Measure>
      <FieldLabel>
        <span>{`${label}, mm`}</span>
        <input
          ref={box}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={name}
          defaultValue={usual}
          aria-describedby={id}
          aria-invalid={isWrong || undefined}
          onInput={({ currentTarget }) => isWrong && check(currentTarget)}
          onBlur={({ currentTarget }) => check(currentTarget)}
        />
      </FieldLabel>
      <small
        id={id}
        data-wrong={isWrong || undefined}
      >{`${isWrong ? "Has to be " : ""}${formatSizes({ min, max })}`}</small>
    </Measure>
  );
}
