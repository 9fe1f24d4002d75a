/** Calls back when Back or Forward has restored the page; returns what ends that. */
export function onRestore(whenRestored: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) whenRestored();
  };
  addEventListener("pageshow", onShow);
  return () => removeEventListener("pageshow", onShow);
}
