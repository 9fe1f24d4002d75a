/** Changes of what the browser stores. It tells those of other tabs only; `tell` adds this tab's. */
const here = new EventTarget();

export const tell = () => here.dispatchEvent(new Event("change"));

/** Calls back after a change, in this tab or another. Returns what ends it. */
export function onStoredChange(callback: () => void) {
  here.addEventListener("change", callback);
  window.addEventListener("storage", callback);
  return () => {
    here.removeEventListener("change", callback);
    window.removeEventListener("storage", callback);
  };
}
