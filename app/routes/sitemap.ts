import { business } from "../content/business.ts";
import { canonicalAddress } from "../seo/metadata.ts";
import { getPages } from "../seo/pages.server.ts";

/** `sitemap.xml`: every page that wants to be found, with the date its content last changed. */
export function loader() {
  const entries = getPages()
    .filter((page) => !page.hidden)
    .map(
      ({ path, updated }) =>
        `  <url><loc>${canonicalAddress(path, business.origin)}</loc><lastmod>${updated}</lastmod></url>`,
    );
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("\n")}\n</urlset>\n`,
    { headers: { "Content-Type": "application/xml" } },
  );
}
