/**
 * Finds the entry with a slug.
 * @throws a 404 response if there is none
 */
export function findOr404<Found extends { slug: string }>(entries: Found[], slug: string): Found {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Response("Not found", { status: 404 });
  return found;
}
