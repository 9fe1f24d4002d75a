/** Whether a path without its query is a file and no page: `/plan.pdf`, but not `/faq.html`. */
export const isFile = (path: string) => /\.[a-z0-9]+$/i.test(path) && !/\.html$/i.test(path);

/**
 * The canonical address for a request: single slashes, no trailing slash, lower case, no `index`
 * and no `.html`; the query is kept. Files keep their case, as their names contain hashes.
 *
 * @param url path and query as requested
 */
export function canonicalUrl(url: string): string {
  const at = url.indexOf("?");
  const query = at === -1 ? "" : url.slice(at);
  // Browsers treat a backslash as a slash, so `/\host` would lead to another host.
  const path = (at === -1 ? url : url.slice(0, at)).replace(/[/\\]+/g, "/");
  if (isFile(path) || path === "/404.html") return path + query;
  const page = path
    .toLowerCase()
    .replace(/\/$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "");
  return (page || "/") + query;
}
