import type { Components, Theme } from "@mui/material/styles";

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    display: true;
    lead: true;
    h4: false;
    h5: false;
    h6: false;
    subtitle1: false;
    subtitle2: false;
    overline: false;
  }
}

/** Elements of the two variants that the site adds; those it does not use are removed above. */
export const MuiTypography: Components<Theme>["MuiTypography"] = {
  defaultProps: { variantMapping: { display: "h1", lead: "p" } },
};
