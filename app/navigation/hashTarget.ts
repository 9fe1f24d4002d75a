/** The element that a URL hash points to, if it is on the page. */
export function hashTarget(hash: string) {
  let id = hash.slice(1);
  try {
    id = decodeURIComponent(id);
  } catch {
    // Malformed: taken as it is.
  }
  return document.getElementById(id);
}

/** Opens all that is folded around an element. @returns whether anything was */
export function openAround(element: Element): boolean {
  let hasOpened = false;
  for (;;) {
    const details = element.closest<HTMLDetailsElement>("details:not([open])");
    if (!details) return hasOpened;
    details.open = hasOpened = true;
  }
}
