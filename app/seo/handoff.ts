/**
 * What stands once in a page's HTML. The router hands every loader's data to the browser beside the
 * markup; a value that the markup already holds and that no script reads need not travel twice.
 */

/** Keys under which loaders hand over HTML and JSON-LD: strings that the page holds as they are. */
const onceKeys = ["jsonLd", "html", "answer"];

/** The router writes its data as one flat list: objects name their keys and values by position. */
type Flat = (string | number | boolean | null | number[] | Record<string, number>)[];

/** Empties such values in data as the router writes it: one line of JSON, then others. */
export function withoutCopies(data: string): string {
  const end = data.indexOf("\n");
  const list = JSON.parse(data.slice(0, end)) as Flat;
  const isOnce = new Set(
    onceKeys
      .map((key) => list.indexOf(key))
      .filter((at) => at !== -1)
      .map((at) => `_${at}`),
  );
  const once = new Set<number>();
  const elsewhere = new Set<number>();
  for (const value of list) {
    if (Array.isArray(value)) value.forEach((at) => elsewhere.add(at));
    else if (typeof value === "object" && value !== null)
      for (const [key, at] of Object.entries(value)) (isOnce.has(key) ? once : elsewhere).add(at);
  }
  // Equal strings are written once: one that is also read elsewhere must stay.
  for (const at of once) if (typeof list[at] === "string" && !elsewhere.has(at)) list[at] = "";
  return `${JSON.stringify(list)}${data.slice(end)}`;
}

/** The router's data on its way into the HTML, without the values that stand there already. */
export async function onceInHtml(data: ReadableStream<Uint8Array>) {
  return new Response(withoutCopies(await new Response(data).text())).body ?? undefined;
}
