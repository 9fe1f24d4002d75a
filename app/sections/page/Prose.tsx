import { styled } from "@mui/material/styles";
import { foldClass } from "../../theme/foldClass.ts";
import { layout } from "../../theme/tokens.ts";
import { tableStyles } from "./tableStyles.ts";
import { failedPicture, hasFailed } from "../../widgets/Picture/failedPicture.ts";

const Text = styled("section")(({ theme }) => ({
  // Tables and pictures are wider.
  "& :where(h2, h3, h4, p, ul, ol, blockquote, hr), & figcaption": { maxWidth: layout.text },
  [`& > * + *, & :where(.${foldClass}) > * + *`]: { marginTop: "1.1em" },
  "& h2": {
    ...theme.typography.h2,
    fontSize: "clamp(1.6rem, 1.4rem + 0.8vw, 2.125rem)",
    marginTop: "2em",
  },
  "& h2:not(* + h2)": { marginTop: 0 },
  "& h3": { ...theme.typography.h3, marginTop: "1.8em" },
  "& h2 + *": { marginTop: "0.9em" },
  "& h3 + *": { marginTop: "0.6em" },
  [`& .${foldClass}[open] > :last-child`]: { marginBottom: "1.4em" },
  "& a": {
    color: theme.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
    textUnderlineOffset: "0.2em",
    textDecorationThickness: 1,
    "&:hover": { textDecorationThickness: 2 },
  },
  "& ul > li": { position: "relative", paddingInlineStart: 26 },
  "& ul > li + li": { marginTop: "0.45em" },
  // Bullets look like saw cuts.
  "& ul > li::before": {
    content: '""',
    position: "absolute",
    insetInlineStart: 0,
    top: "0.75em",
    width: 14,
    borderTop: `2px solid ${theme.palette.primary.main}`,
  },
  // Numbered lists are sequences of work, drawn as stations along a line.
  "& ol": { counterReset: "station", marginTop: "1.4em" },
  "& ol > li": {
    position: "relative",
    counterIncrement: "station",
    paddingInlineStart: 56,
    paddingBottom: 26,
  },
  "& ol > li::before": {
    content: "counter(station)",
    position: "absolute",
    insetInlineStart: 0,
    top: -2,
    zIndex: 1,
    display: "grid",
    placeItems: "center",
    width: 34,
    height: 34,
    borderRadius: "50%",
    border: `1.5px solid ${theme.palette.primary.main}`,
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.background.default,
    ...theme.typography.body2,
    fontWeight: theme.typography.fontWeightBold,
  },
  "& ol > li:not(:last-of-type)::after": {
    content: '""',
    position: "absolute",
    insetInlineStart: 16.5,
    top: 30,
    bottom: 0,
    borderInlineStart: `1.5px solid ${theme.palette.colours.border}`,
  },
  "& ol > li > p + p": { marginTop: "0.6em" },
  "& ol > li > strong:first-of-type, & ol > li > p:first-of-type > strong:first-of-type": {
    display: "block",
    ...theme.mixins.heading,
    fontSize: theme.typography.body1.fontSize,
    lineHeight: 1.3,
  },
  "& blockquote": {
    paddingInlineStart: 24,
    borderInlineStart: `3px solid ${theme.palette.colours.warm}`,
    color: theme.palette.text.secondary,
  },
  "& figure": { marginBlock: "2.4em" },
  "& figure img": {
    width: "100%",
    height: "auto",
    border: `1px solid ${theme.palette.divider}`,
    borderRadius: 3,
  },
  // A drawing needs no frame, and its letters stay about as large as those of the text.
  "& figure > img": { maxWidth: 640, border: 0 },
  '& figure img[data-failed="true"]': failedPicture(theme),
  "& figcaption": {
    ...theme.typography.body2,
    marginTop: 10,
    color: theme.palette.text.secondary,
  },
  ...tableStyles(theme),
  "& input[type=checkbox]": { marginInlineEnd: 8 },
  "& hr": { border: 0, borderTop: `1px solid ${theme.palette.divider}`, marginBlock: "2em" },
}));

/**
 * A long text, rendered from Markdown at build time. A picture that fails to load shows its
 * alternative text, as in `Picture`.
 */
export function Prose({ html }: { html: string }) {
  const showWords = (image: EventTarget) => {
    (image as HTMLImageElement).dataset.failed = "true";
  };
  return (
    <Text
      // `error` events do not bubble, so they are captured.
      onErrorCapture={({ target }) => showWords(target)}
      ref={(text) => {
        [...(text?.querySelectorAll("img") ?? [])].filter(hasFailed).forEach(showWords);
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
