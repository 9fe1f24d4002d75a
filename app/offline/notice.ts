/** The line over a page that comes from the browser's store. No library here: a unit test reads it. */

import { noticeElement } from "./caches.ts";

/** When the page was fetched, on the copy that is kept. */
export const keptAtHeader = "X-Kept-At";

export type Notice = {
  /** `{date}` stands for day and time. */
  words: string;
  retry: string;
  colour: string;
  ground: string;
};

const clock = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/London",
});

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Where a page begins: the link past the menus stays the first stop. */
const beginning = /<body[^>]*>(?:<a href="#main-content"[^>]*>[^<]*<\/a>)?/;

/** A page's HTML with the notice at its head. The styles need no script and no sheet. */
function noticeInto(html: string, keptAt: string, notice: Notice): string {
  const date = Number.isNaN(Date.parse(keptAt)) ? "an earlier day" : clock.format(new Date(keptAt));
  const line =
    `<${noticeElement} role="status" style="display:block;padding:12px 20px;color:${notice.colour};background:${notice.ground}">` +
    `${escaped(notice.words.replace("{date}", date))} ` +
    `<a href="" style="display:inline-block;padding-block:10px">${escaped(notice.retry)}</a></${noticeElement}>`;
  return html.replace(beginning, (head) => head + line);
}

/** The kept copy as it is shown. */
export async function withNotice(kept: Response, notice: Notice): Promise<Response> {
  const html = noticeInto(await kept.text(), kept.headers.get(keptAtHeader) ?? "", notice);
  const headers = new Headers(kept.headers);
  headers.delete("Content-Length");
  return new Response(html, { headers });
}
