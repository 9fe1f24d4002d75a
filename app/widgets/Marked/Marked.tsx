import { styled } from "@mui/material/styles";
import { pieces, type Range } from "../../search/highlight.ts";

const Mark = styled("mark")(({ theme }) => ({
  color: "inherit",
  backgroundColor: theme.palette.drawing.ply,
  borderRadius: 2,
  boxDecorationBreak: "clone",
  // Forced colours take the ground away.
  "@media (forced-colors: active)": { textDecoration: "underline" },
}));

/** A text with parts of it marked, as by a joiner's pencil. Never reads markup from the text. */
export function Marked({ text, ranges }: { text: string; ranges: Range[] }) {
  return pieces(text, ranges).map((piece, index) =>
    // The pieces of one text keep their order.
    // oxlint-disable-next-line react/no-array-index-key
    piece.marked ? <Mark key={index}>{piece.text}</Mark> : piece.text,
  );
}
