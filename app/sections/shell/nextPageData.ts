/** How long data fetched beforehand are shown, ms: as long as hosts let browsers keep them (scripts/hosting/rules.ts). */
const keptMs = 60_000;

/** How long to wait for data beforehand, ms: a request that the line has lost must not hold up the press. */
const patience = 10_000;

/** The data of one page, fetched before its link was pressed: nothing where they could not be had. */
let kept: { address: string; until: number; answer: Promise<Response | undefined> } | undefined;

/** Where the data of a page are, given its `href`: the router asks for them there too. */
function dataAddress(href: string): string {
  const { origin, pathname, search } = new URL(href, window.location.href);
  return `${origin}${pathname}${pathname.endsWith("/") ? "_" : ""}.data${search}`;
}

/** An answer whose words have all arrived: to read it takes no more turns between processes. */
async function fetchWhole(address: string): Promise<Response | undefined> {
  const given = new AbortController();
  const timer = setTimeout(() => given.abort(), patience);
  try {
    const answer = await fetch(address, { signal: given.signal });
    return answer.ok ? new Response(await answer.arrayBuffer(), answer) : undefined;
  } catch {
    // The press asks again, and tells the visitor where it must.
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Fetches the data of a page whose link has not been pressed yet, and keeps them in place of those of
 * the one before. Not by `<link rel="prefetch">`: with the processor slowed four times the browser's
 * own store takes some 30 ms to hand them out after the press, and Safari does not know it.
 */
export function fetchBeforehand(href: string) {
  const address = dataAddress(href);
  kept = { address, until: performance.now() + keptMs, answer: fetchWhole(address) };
}

/**
 * What the router asks for data with (`routerChanges` in vite.config.ts): those that were fetched
 * beforehand, once, or else as `fetch` has them.
 */
export async function fetchData(url: URL, init: RequestInit): Promise<Response> {
  const ready = kept?.address === url.href && performance.now() < kept.until ? kept : undefined;
  if (ready) kept = undefined;
  return (await ready?.answer) ?? fetch(url, init);
}
