import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import type { Quote } from "../../content/cards.server.ts";
import { QuoteList } from "../lists/QuoteList.tsx";
import { Band } from "../page/Band.tsx";

// With a picture the quotes stand one under the other beside it.
const Split = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "40px 72px",
  marginTop: 40,
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "1fr 1fr", alignItems: "start" },
  "& ul": { marginTop: 0, gridTemplateColumns: "1fr" },
}));

const More = styled("p")({ marginTop: 40, "& a": { display: "inline-block", paddingBlock: 8 } });

export type TestimonialsPreviewProps = {
  title: string;
  text: string;
  quotes: Quote[];
  /** Says above them that they are made up, where they are. */
  notice?: string | undefined;
  /** A picture of the work spoken of, beside the quotes: the before/after slider, for one. */
  picture?: ReactNode;
};

/** A few testimonials, in two columns or beside a picture, and the way to all of them. */
export function TestimonialsPreview({
  title,
  text,
  quotes,
  notice,
  picture,
}: TestimonialsPreviewProps) {
  const list = <QuoteList quotes={quotes} notice={notice} />;
  return (
    <Band title={title} text={text}>
      {picture ? (
        <Split>
          {picture}
          {list}
        </Split>
      ) : (
        list
      )}
      <More>
        <Link href="/testimonials">Read every testimonial</Link>
      </More>
    </Band>
  );
}
