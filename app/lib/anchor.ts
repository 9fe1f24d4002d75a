/** A text as a URL fragment: "Do I need planning?" becomes `do-i-need-planning`. */
export function anchor(words: string): string {
  return words
    .toLowerCase()
    .replace(/[’']/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
