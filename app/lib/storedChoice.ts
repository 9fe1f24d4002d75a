/**
 * A choice that the visitor makes on the cookies page, which lists its key. On unless switched off.
 * @param ifBlocked the choice where storage cannot be read, and so cannot be remembered
 */
export const storedChoice = (key: string, ifBlocked: boolean) => ({
  isOn: (): boolean => {
    try {
      return localStorage.getItem(key) !== "off";
    } catch {
      return ifBlocked;
    }
  },
  /** Stores the choice. Returns false if storage is blocked. */
  set: (on: boolean): boolean => {
    try {
      if (on) localStorage.removeItem(key);
      else localStorage.setItem(key, "off");
      return true;
    } catch {
      return false;
    }
  },
});
