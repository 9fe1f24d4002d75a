type Keys = Pick<MouseEvent | KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Whether a key was held that makes a press mean something else: a new tab, a download, a shortcut. */
export const isModified = ({ altKey, ctrlKey, metaKey, shiftKey }: Keys) =>
  altKey || ctrlKey || metaKey || shiftKey;

/** Whether a press is for the page to answer, and not for the browser: the first button, nothing held. */
export const isPlainPress = (event: Keys & Pick<MouseEvent, "button">) =>
  event.button === 0 && !isModified(event);
