/**
 * The notice on top of a page served from the cache. No library, so that a unit test can import it.
 */

import { noticeElement } from "./caches.ts";

/** When the page was fetched; a header on the cached copy. */
export const keptAtHeader = "X-Kept-At";

export type Notice = {
  /** `{date}` stands for the date and time. */
  words: string;
  retry: string;
  colour: string;
  ground: string;
};

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
});

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Start of the body. The notice goes after the skip link, which stays the first tab stop. */
const bodyStart = /<body[^>]*>(?:<a href="#main-content"[^>]*>[^<]*<\/a>)?/;

/** Inserts the notice into a page's HTML. Inline styles: it depends on no script or stylesheet. */
function insertNotice(html: string, keptAt: string, notice: Notice): string {
  const date = Number.isNaN(Date.parse(keptAt))
    ? "an earlier day"
    : dateFormat.format(new Date(keptAt));
  const line =
    `<${noticeElement} role="status" style="display:block;padding:12px 20px;color:${notice.colour};background:${notice.ground}">` +
    `${escapeHtml(notice.words.replace("{date}", date))} ` +
    `<a href="" style="display:inline-block;padding-block:10px">${escapeHtml(notice.retry)}</a></${noticeElement}>`;
  return html.replace(bodyStart, (head) => head + line);
}

/** The cached copy with the notice inserted. */
export async function withNotice(kept: Response, notice: Notice): Promise<Response> {
  const html = insertNotice(await kept.text(), kept.headers.get(keptAtHeader) ?? "", notice);
  const headers = new Headers(kept.headers);
  headers.delete("Content-Length");
  return new Response(html, { headers });
}
