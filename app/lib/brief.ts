/** Text as quoted in an issue: in one line of at most 80 characters. */
export function brief(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 80
    ? `${line
        .slice(0, 77)
        // Half of a character.
        .replace(/\p{Cs}$/u, "")}…`
    : line;
}
