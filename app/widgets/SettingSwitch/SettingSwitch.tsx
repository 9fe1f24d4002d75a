import { styled } from "@mui/material/styles";
import { measures } from "../../theme/tokens.ts";

const Row = styled("label")(({ theme }) => ({
  display: "flex",
  alignItems: "center",
  gap: 16,
  minHeight: measures.target,
  overflowWrap: "anywhere",
  padding: "16px 20px",
  border: `1px solid ${theme.palette.drawing.lineStrong}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.drawing.white,
  cursor: "pointer",
  "& input": {
    flex: "none",
    width: 24,
    height: 24,
    margin: 0,
    accentColor: theme.palette.primary.main,
  },
  "& small": {
    display: "block",
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  },
}));

export type SettingSwitchProps = {
  label: string;
  /** What the choice does, under the label. */
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Before the script has run a choice cannot be kept. */
  disabled?: boolean;
};

/** A choice the visitor makes about the site, kept by the caller. */
export function SettingSwitch({
  label,
  description,
  checked,
  onChange,
  disabled,
}: SettingSwitchProps) {
  return (
    <Row>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {label}
        {description && <small>{description}</small>}
      </span>
    </Row>
  );
}
