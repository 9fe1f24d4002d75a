/** Copies a text to the clipboard. Returns false if the browser or the visitor denies access. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return false;
  }
}
