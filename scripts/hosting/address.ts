import { canonicalUrl } from "../../app/lib/canonicalUrl.ts";

/**
 * Where a request should have gone: its canonical address, or the new address of a page that moved.
 * Returns `url` if it is already right.
 */
export function redirectedUrl(url: string, moved: { from: string; to: string }[]): string {
  const address = canonicalUrl(url);
  const [path, ...query] = address.split("?");
  const to = moved.find(({ from }) => from === path)?.to;
  return to === undefined ? address : [to, ...query].join("?");
}
