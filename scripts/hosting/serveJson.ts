/** The rules in the words of `serve`, the server of `npm start`. Answers outside files: ../redirects.ts. */
import { rules, type Headers, type Pattern } from "./rules.ts";

/** A pattern as `serve` matches it: `*` stops at a slash there and skips names that begin with a dot. */
function glob(pattern: Pattern): string {
  const [before = "", after] = pattern.slice(1).split("*");
  if (after === undefined) return before;
  return before === "" ? `{**/*${after},.well-known/*${after}}` : `${before}**/*${after}`;
}

/** All but what a pattern such as `/assets/*` is meant for. */
const globOfRest = (folder: Pattern) =>
  `{*,.well-known/**,!(${folder.slice(1).replace("/*", "")})/**}`;

/** Rules that take no header away, which `serve` cannot: those headers are set on the rest alone. */
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
