/** What an audit found, for a person who doesn't read markup every day. */

/**
 * An element's markup without the inside of drawings, styles, and the classes that the styling libraries make up,
 * and no longer than so many characters.
 */
export function inShort(markup: string, most = 120): string {
  const short = markup
    .replaceAll(/<(svg|style|script)\b.*?<\/\1>/gs, "<$1>")
    .replaceAll(/ class="([^"]*)"/g, (_, names: string) => {
      const own = names.split(/\s+/).filter((name) => name && !/^(Mui|css-|site-)/.test(name));
      return own.length > 0 ? ` class="${own.join(" ")}"` : "";
    })
    .replaceAll(/ (style|data-stop)="[^"]*"/g, "")
    .replaceAll(/(\s|&nbsp;)+/g, " ");
  return short.length > most ? `${short.slice(0, most)} …` : short;
}

/** What the landmarks are called whose roles say something else than their elements. */
const landmarks: Record<string, string> = {
  banner: "header",
  contentinfo: "footer",
  complementary: "aside",
};

/** The same words, with a name for each role that only specialists know: "footer landmark (contentinfo)". */
export const inPlainWords = (words: string): string =>
  words.replaceAll(
    /\b(banner|contentinfo|complementary)\b( landmark)?/g,
    (_, role: string) => `${landmarks[role]} landmark (${role})`,
  );

/** So many letters of a text tell which it is. */
const mostQuoted = 80;

/** The same words, with what they quote cut where it is long. */
export const withShortQuotes = (words: string): string =>
  words.replaceAll(/“([^“”]+)(?=”)/g, (quote, text: string) =>
    text.length > mostQuoted ? `“${text.slice(0, mostQuoted).trimEnd()}…` : quote,
  );

/**
 * Breaks long lines, between words if it can: Playwright's report cuts off what is longer. A command is broken so that
 * a shell still takes it as one line.
 */
export const wrap = (lines: string): string =>
  lines
    .split("\n")
    .map((line) => {
      if (line.length <= 105) return line;
      const [first, ...rest] = line.match(/.{1,98}(?= |$)|.{98}/g)!;
      const end = /^ *npm /.test(line) ? " \\" : "";
      return [first, ...rest.map((part) => part.trim())].join(`${end}\n      `);
    })
    .join("\n");
