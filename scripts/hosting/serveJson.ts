/** The rules in the words of `serve`, the server of `npm start`. Answers outside files: ../redirects.ts. */
import { rules, type Pattern } from "./rules.ts";

/** A pattern as `serve` matches it: `*` stops at a slash there and skips names that begin with a dot. */
function glob(pattern: Pattern): string {
  const [before = "", after] = pattern.slice(1).split("*");
  if (after === undefined) return before;
  return before === "" ? `{**/*${after},.well-known/*${after}}` : `${before}**/*${after}`;
}

/** The text of serve.json, which is committed. */
export function serveJson(): string {
  const config = {
    cleanUrls: ["/", "/!(404|index)", "/!(404|index)/**"],
    trailingSlash: false,
    directoryListing: false,
    headers: rules.map(({ on, headers }) => ({
      source: glob(on),
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
