import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { BeforeAfter } from "../../widgets/BeforeAfter/BeforeAfter.tsx";
import { fullWidth } from "../../widgets/Picture/pictureSizes.ts";
import { QuoteList } from "../lists/QuoteList.tsx";
import { Band } from "../page/Band.tsx";
import { MoreLink } from "./MoreLink.tsx";

const Slider = styled("div")(({ theme }) => ({
  marginTop: 24,
  "& + ul": { marginTop: 16 },
  [theme.breakpoints.up("md")]: { marginTop: 40, "& + ul": { marginTop: 32 } },
}));

/**
 * One large testimonial with its job, and a link to all testimonials. Before and after pictures of
 * the job are shown instead of its picture.
 */
export function TestimonialsPreview({
  title,
  text,
  quotes,
  beforeAfter,
}: HomePage["testimonials"]) {
  return (
    <Band title={title} text={text}>
      {beforeAfter && (
        <Slider>
          <BeforeAfter {...beforeAfter} sizes={fullWidth} />
        </Slider>
      )}
      <QuoteList quotes={quotes} pictures={!beforeAfter} />
      <MoreLink>
        <Link href="/testimonials">Read every testimonial</Link>
      </MoreLink>
    </Band>
  );
}
