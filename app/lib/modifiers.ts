type Keys = Pick<MouseEvent | KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a modifier key gives a press another meaning: a new tab, a download, a shortcut. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether a click is for the page rather than the browser: main button, no modifier key. */
export const isPlainPress = (event: Keys & Pick<MouseEvent, "button">) =>
  event.button === 0 && !isModified(event);
