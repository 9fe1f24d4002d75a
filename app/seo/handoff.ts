/**
 * What stands once in a page's HTML. The router hands every loader's data to the browser beside the
 * markup; a value that the markup already holds and that no script reads need not travel twice.
 */

/** Keys under which loaders hand over HTML and JSON-LD: strings that the page holds as they are. */
const onceKeys = ["jsonLd", "html", "answer"];

/** The router writes its data as one flat list: objects name their keys and values by position. */
type Flat = (string | number | boolean | null | number[] | Record<string, number>)[];

/** The key of what only the markup is made of (Standing.tsx). */
const drawnKey = "drawn";

/** How the router writes `undefined`. */
const notThere = -7;

/** The positions that a value names: what it holds. */
function namedBy(value: Flat[number] | undefined): number[] {
  if (Array.isArray(value)) return value;
  return typeof value === "object" && value !== null ? Object.values(value) : [];
}

/** Keys, as objects write them, of the given names. */
const writtenKeys = (list: Flat, names: string[]) =>
  new Set(names.map((name) => `_${list.indexOf(name)}`));

/** Empties everything that is not reached from the first value: its place stays, for those after it. */
function withoutLeftovers(list: Flat): Flat {
  const reached = new Set<number>();
  const toLook = [0];
  for (let at = toLook.pop(); at !== undefined; at = toLook.pop()) {
    if (at < 0 || reached.has(at)) continue;
    reached.add(at);
    const value = list[at];
    toLook.push(...namedBy(value));
    // The names of an object's keys stand in the list too.
    if (typeof value === "object" && value !== null && !Array.isArray(value))
      toLook.push(...Object.keys(value).map((key) => Number(key.slice(1))));
  }
  return list.map((value, at) => (reached.has(at) ? value : 0));
}

/** Empties such values in data as the router writes it: one line of JSON, then others. */
export function withoutCopies(data: string): string {
  const end = data.indexOf("\n");
  const list = JSON.parse(data.slice(0, end)) as Flat;
  const onceWritten = writtenKeys(list, onceKeys);
  const drawnWritten = writtenKeys(list, [drawnKey]);
  const once = new Set<number>();
  const elsewhere = new Set<number>();
  for (const value of list) {
    if (Array.isArray(value)) value.forEach((at) => elsewhere.add(at));
    else if (typeof value === "object" && value !== null)
      for (const [key, at] of Object.entries(value)) {
        (onceWritten.has(key) ? once : elsewhere).add(at);
        if (drawnWritten.has(key)) value[key] = notThere;
      }
  }
  // Equal strings are written once: one that is also read elsewhere must stay.
  for (const at of once) if (typeof list[at] === "string" && !elsewhere.has(at)) list[at] = "";
  // Later lines may name what stands in the first.
  const left = data.slice(end).trim() === "" ? withoutLeftovers(list) : list;
  return `${JSON.stringify(left)}${data.slice(end)}`;
}

/** The router's data on its way into the HTML, without the values that stand there already. */
export async function onceInHtml(data: ReadableStream<Uint8Array>) {
  return new Response(withoutCopies(await new Response(data).text())).body ?? undefined;
}
