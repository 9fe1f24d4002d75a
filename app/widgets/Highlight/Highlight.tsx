import { styled } from "@mui/material/styles";
import { pieces, type Range } from "../../search/highlight.ts";

const Mark = styled("mark")(({ theme }) => ({
  color: "inherit",
  backgroundColor: theme.palette.colours.warm,
  borderRadius: 2,
  boxDecorationBreak: "clone",
  // Forced colours remove the background.
  "@media (forced-colors: active)": { textDecoration: "underline" },
}));

/** A text with ranges highlighted as by a joiner's pencil. The text is never parsed as markup. */
export function Highlight({ text, ranges }: { text: string; ranges: Range[] }) {
  return pieces(text, ranges).map((piece, index) => {
    const Piece = piece.marked ? Mark : "span";
    // The pieces of a text never change order.
    // oxlint-disable-next-line react/no-array-index-key
    return <Piece key={index}>{piece.text}</Piece>;
  });
}
