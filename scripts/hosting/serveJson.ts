/**
 * The rules as configuration of `serve`, the server of `npm start`. ../build/redirects.ts handles
 * responses that are not files.
 */
import { rules, type Headers, type Pattern } from "./rules.ts";

/** A pattern in `serve`'s syntax, where `*` stops at a slash and skips dotfiles. */
function glob(pattern: Pattern): string {
  const [before = "", after] = pattern.slice(1).split("*");
  if (after === undefined) return before;
  return before === "" ? `{**/*${after},.well-known/*${after}}` : `${before}**/*${after}`;
}

/** Everything that a pattern such as `/assets/*` does not match. */
const globOfRest = (folder: Pattern) =>
  `{*,.well-known/**,!(${folder.slice(1).replace("/*", "")})/**}`;

/**
 * Rules that remove no header, which `serve` cannot do: those headers are set only on everything
 * else.
 */
function withoutEmpty(): { source: string; headers: Headers }[] {
  const [everything, ...others] = rules;
  const parted = others.map(({ on, headers }) => {
    const names = Object.keys(headers).filter((name) => headers[name] === "");
    return { on, names: new Set(names) };
  });
  const pick = (headers: Headers, keep: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(headers).filter(([name]) => keep(name)));
  return [
    {
      source: glob(everything!.on),
      headers: pick(everything!.headers, (name) => !parted.some(({ names }) => names.has(name))),
    },
    ...parted
      .filter(({ names }) => names.size > 0)
      .map(({ on, names }) => ({
        source: globOfRest(on),
        headers: pick(everything!.headers, (name) => names.has(name)),
      })),
    ...others.map(({ on, headers }) => ({
      source: glob(on),
      headers: pick(headers, (name) => headers[name] !== ""),
    })),
  ];
}

/** The text of serve.json, which is committed. */
export function serveJson(): string {
  const config = {
    cleanUrls: ["/", "/!(404|index)", "/!(404|index)/**"],
    trailingSlash: false,
    directoryListing: false,
    headers: withoutEmpty().map(({ source, headers }) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
