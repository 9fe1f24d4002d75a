import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { styled } from "@mui/material/styles";
import { durations, easing, focusRing, layout } from "../../theme/tokens.ts";

const [width, height, knob] = [48, 28, 16];

// Styled here and not in the theme, which every page loads.
const Toggle = styled(Switch)(({ theme: { palette } }) => ({
  width,
  height,
  padding: 0,
  overflow: "visible",
  "& .MuiSwitch-switchBase": {
    padding: (height - knob) / 2,
    color: palette.text.secondary,
    transition: `transform ${durations.quick}ms ${easing}`,
    "&.Mui-disabled": { color: palette.colours.border },
    "&.Mui-checked": {
      color: palette.primary.contrastText,
      transform: `translateX(${width - height}px)`,
    },
    "&.Mui-checked + .MuiSwitch-track": {
      borderColor: palette.primary.main,
      backgroundColor: palette.primary.main,
    },
    "&:has(:focus-visible) + .MuiSwitch-track": focusRing,
  },
  "&& .MuiSwitch-switchBase:hover": { backgroundColor: "transparent" },
  "& .MuiSwitch-thumb": { width: knob, height: knob, boxShadow: "none" },
  "& .MuiSwitch-track": {
    boxSizing: "border-box",
    borderRadius: height / 2,
    border: `2px solid ${palette.colours.border}`,
    backgroundColor: palette.background.paper,
  },
  "&& .MuiSwitch-switchBase + .MuiSwitch-track": { opacity: 1 },
}));

/** The whole row is the touch target. */
const Row = styled(FormControlLabel)(({ theme: { palette, shape, typography } }) => ({
  display: "flex",
  gap: 16,
  minHeight: layout.target,
  margin: 0,
  padding: "16px 20px",
  overflowWrap: "anywhere",
  border: `1px solid ${palette.colours.border}`,
  borderRadius: shape.borderRadius,
  backgroundColor: palette.background.paper,
  "& small": { display: "block", ...typography.body2, color: palette.text.secondary },
  // Disabled until hydrated, but its label must stay readable.
  "& .MuiFormControlLabel-label.Mui-disabled": { color: "inherit" },
}));

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
    <Row
      control={<Toggle disableRipple />}
      label={
        <>
          <span>{label}</span>
          {description && <small>{description}</small>}
        </>
      }
      onChange={(_event, checked) => onChange(checked)}
      {...state}
    />
  );
}
