/** The rules and the addresses as the files that `Caddyfile` imports. */
import { rules, type Pattern, type Rule } from "./rules.ts";

const quoted = (text: string) => JSON.stringify(text);
export const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Caddy's `*` stops at a slash, except at the start or end of a pattern. */
const matcher = (on: Pattern) => (on.startsWith("/*") ? on.slice(1) : on);

function headerLines({ on, headers }: Rule, index: number): string[] {
  const name = on === "/*" ? "*" : `@rule${index}`;
  return [
    ...(on === "/*" ? [] : [`\t${name} path ${matcher(on)}`]),
    ...Object.entries(headers).map(([header, value]) =>
      value === "" ? `\theader ${name} -${header}` : `\theader ${name} ${header} ${quoted(value)}`,
    ),
  ];
}

/** The headers of every response, and those of some files, of which later ones override earlier. */
export function caddyHeaders(): string {
  const [everything, ...others] = rules;
  return [
    "(default-headers) {",
    ...headerLines(everything!, 0),
    "}",
    "(file-headers) {",
    ...others.flatMap(headerLines),
    "}",
    "",
  ].join("\n");
}

/**
 * What a page or a moved address is asked by, without the slash of the home page, and where it is.
 * @param pages paths of all pages
 */
export function caddyAddresses(pages: string[], moved: { from: string; to: string }[]): string {
  return [...pages.map((path) => ({ from: path === "/" ? "" : path, to: path })), ...moved]
    .map(({ from, to }) => `${quoted(`~(?i)^${escaped(from)}$`)} ${quoted(to)}\n`)
    .join("");
}
