import { business } from "../content/business.ts";

/** `robots.txt`: everything may be read; the sitemap says what there is. */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${business.origin}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain" },
  });
}
