import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";

export type SettingSwitchProps = {
  label: string;
  /** What the setting does, shown under the label. */
  description?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** Set before hydration, when a choice cannot be stored yet. */
  disabled?: boolean;
};

/** A switch for one of the site's settings; the caller stores the choice. */
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
