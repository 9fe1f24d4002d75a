import type { PageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";

/** The tags of a page whose loader hands over a `head`. */
export const meta = ({ loaderData }: { loaderData?: { head: PageHead } | undefined }) =>
  headTags(loaderData?.head);
