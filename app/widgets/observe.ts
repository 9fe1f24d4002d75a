/**
 * Calls back with where an element is, at first and whenever it enters or leaves the viewport.
 * Options as for an IntersectionObserver. Returns a function that stops it.
 */
export function observe(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => entries.forEach(onChange), options);
  observer.observe(element);
  return () => observer.disconnect();
}
