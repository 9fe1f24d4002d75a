/** Id of the element that a URL hash points to. */
function hashId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** The element that a URL hash points to, if it is on the page. */
export const hashTarget = (hash: string) => document.getElementById(hashId(hash));
