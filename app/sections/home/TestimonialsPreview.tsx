import Link from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { HomePage } from "../../content/loaders/home.server.ts";
import { BeforeAfter } from "../../widgets/BeforeAfter/BeforeAfter.tsx";
import { pictureSizes } from "../../widgets/Picture/pictureSizes.ts";
import { QuoteList } from "../lists/QuoteList.tsx";
import { Band } from "../page/Band.tsx";
import { MoreLink } from "./MoreLink.tsx";

// Who said it stands below the words, which share the row with the slider.
const Told = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    "& ul > li:first-of-type figure": { gap: 20, gridTemplateColumns: "minmax(0, 1fr)" },
  },
}));

// As high as the words beside it.
const Slider = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("md")]: {
    "@media screen and (scripting: enabled)": { "& > figure": { aspectRatio: "6 / 5" } },
  },
}));

const sizes = pictureSizes({ xs: [1], md: [0.66] });

/**
 * One testimonial with its job, and a link to all testimonials. Before and after pictures of the job
 * are beside it instead of its picture.
 */
export function TestimonialsPreview({
  title,
  text,
  quotes,
  beforeAfter,
}: HomePage["testimonials"]) {
  const more = (
    <MoreLink>
      <Link href="/testimonials">Read every testimonial</Link>
    </MoreLink>
  );
  if (!beforeAfter)
    return (
      <Band title={title} {...(text && { text })}>
        <QuoteList quotes={quotes} />
        {more}
      </Band>
    );
  return (
    <Band
      title={title}
      {...(text && { text })}
      wide="beside"
      beside={
        <Slider>
          <BeforeAfter {...beforeAfter} sizes={sizes} />
        </Slider>
      }
    >
      <Told>
        <QuoteList quotes={quotes} pictures={false} />
      </Told>
      {more}
    </Band>
  );
}
