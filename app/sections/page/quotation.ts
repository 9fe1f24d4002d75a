import type { Theme } from "@mui/material/styles";

/** What a client said, whose opening words are larger. */
export const quotation = (theme: Theme) =>
  ({
    "& blockquote > p + p": { marginTop: 12 },
    "& blockquote > .opening": {
      ...theme.mixins.heading,
      fontSize: "clamp(1.375rem, 1.25rem + 0.3vw, 1.5rem)",
      lineHeight: 1.3,
      textWrap: "balance",
    },
  }) as const;
