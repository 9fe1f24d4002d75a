/**
 * A choice that the visitor makes on the cookies page, which lists its key. On unless switched off;
 * what can't be stored holds while the document is open.
 * @param ifBlocked the choice where storage cannot be read, and so cannot be remembered
 */
export function storedChoice(key: string, ifBlocked: boolean) {
  let optedOutInMemory = false;
  const isOn = (): boolean => {
    try {
      return !optedOutInMemory && localStorage.getItem(key) !== "off";
    } catch {
      return ifBlocked;
    }
  };
  /** Stores the choice. Returns false if storage is blocked or full. */
  const set = (on: boolean): boolean => {
    optedOutInMemory = false;
    try {
      if (on) localStorage.removeItem(key);
      else localStorage.setItem(key, "off");
      return true;
    } catch {
      optedOutInMemory = !on;
      return false;
    }
  };
  return { isOn, set };
}
