import { useEffect, useState } from "react";

/**
 * Loads code on demand. `failed` is set if the import failed; `retry` tries again.
 * @param load an `import()`; a stable function
 */
export function useImported<Value>(load: () => Promise<Value>, wanted: boolean) {
  const [state, setState] = useState<{ value?: Value; failed: boolean }>({ failed: false });
  const missing = wanted && !state.value && !state.failed;
  useEffect(() => {
    if (!missing) return undefined;
    let stale = false;
    load().then(
      (value) => !stale && setState({ value, failed: false }),
      () => !stale && setState({ failed: true }),
    );
    return () => {
      stale = true;
    };
  }, [load, missing]);
  return { ...state, retry: () => setState({ failed: false }) };
}
