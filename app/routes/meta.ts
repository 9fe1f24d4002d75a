import type { PageHead } from "../seo/head.server.ts";
import { headTags } from "../seo/metadata.ts";

/** The head tags of a page whose loader returns `head`. */
export const meta = ({ loaderData }: { loaderData?: { head: PageHead } | undefined }) =>
  headTags(loaderData?.head);
