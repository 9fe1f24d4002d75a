/**
 * The one address of what a request asks for: single slashes, none at the end, small letters, no
 * `index` and no `.html`; the query stays. Files keep their letters, as their names hold a hash.
 *
 * @param url path and query as they stand in the request
 */
export function oneAddress(url: string): string {
  const at = url.indexOf("?");
  const query = at === -1 ? "" : url.slice(at);
  // A backslash would lead some browsers to another host.
  const path = (at === -1 ? url : url.slice(0, at)).replace(/[/\\]+/g, "/");
  const isFile = /\.[a-z0-9]+$/i.test(path) && !/\.html$/i.test(path);
  if (isFile || path === "/404.html") return path + query;
  const page = path
    .toLowerCase()
    .replace(/\/$/, "")
    .replace(/\.html$/, "")
    .replace(/\/index$/, "");
  return (page || "/") + query;
}

/**
 * Where a request should have gone: the one address of what it asks for, or the new address of what
 * has moved. The same as `url` when it is right.
 */
export function rightAddress(url: string, moved: { from: string; to: string }[]): string {
  const address = oneAddress(url);
  const [path, ...query] = address.split("?");
  const to = moved.find(({ from }) => from === path)?.to;
  return to === undefined ? address : [to, ...query].join("?");
}
