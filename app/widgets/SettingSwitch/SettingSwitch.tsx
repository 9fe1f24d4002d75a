import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";

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
export function SettingSwitch({ label, description, onChange, ...state }: SettingSwitchProps) {
  return (
    <FormControlLabel
      control={<Switch />}
      label={
        <>
          {label}
          {description && <small>{description}</small>}
        </>
      }
      onChange={(_event, checked) => onChange(checked)}
      {...state}
    />
  );
}
