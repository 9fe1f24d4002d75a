/** Asks the editor's server, with the header that no other page can send. */
export function fetchOwn(
  path: string,
  options: { method?: string; body?: Blob } = {},
): Promise<Response> {
  return fetch(path, { ...options, headers: { "no-cors": "1" } });
}
