/**
 * The rules as `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the
 * published folder. Clean URLs, the not-found page and compression are built into these hosts.
 * Cloudflare joins the values if two matching rules set the same header, so no two rules here
 * overlap. Nor can every host remove a header: those that other hosts leave out for scripts are
 * sent here, at a byte or two over HTTP/2.
 */
import type { Moved } from "../../app/content/schema/site.ts";
import { editorPaths, revalidate, rules, toldTypes, type Headers, type Pattern } from "./rules.ts";

/**
 * Every path of the site in patterns that do not overlap: top-level files and pages, then folders.
 */
function disjoint(pages: string[]): Pattern[] {
  const folders = pages.flatMap((path) => {
    const [, folder, ...rest] = path.split("/");
    return folder && rest.length > 0 ? [folder] : [];
  });
  return [
    "/",
    "/:top",
    ...[...new Set(folders)].map((folder): Pattern => `/${folder}/*`),
    "/.well-known/*",
  ];
}

/**
 * The text of `_headers`.
 * @param pages paths of all pages
 */
export function headersFile(pages: string[]): string {
  const [everything, ...others] = rules;
  // The policies of the editor and of drawings come on top of everyone's: browsers enforce both.
  const isAdded = (on: Pattern) => [...editorPaths, "/*.svg"].includes(on);
  const isOverridden = (name: string) =>
    others.some(({ on, headers }) => !isAdded(on) && headers[name]);
  const common: Headers = {};
  const overridden: Headers = {};
  for (const [name, value] of Object.entries(everything!.headers)) {
    // Revalidation is these hosts' default.
    if (name === "Cache-Control" && value === revalidate) continue;
    (isOverridden(name) ? overridden : common)[name] = value;
  }
  const endings = new Set(others.filter(({ on }) => on.startsWith("/*.")).map(({ on }) => on));
  // Types that these hosts know need no rule, and only one rule may match a file.
  const isTold = (on: Pattern) => !endings.has(on) || on.replace("/*.", "") in toldTypes;
  const blocks: [Pattern, Headers][] = [
    ["/*", common],
    ...disjoint(pages).map((on): [Pattern, Headers] => [on, overridden]),
    ...others
      .filter(({ on }) => isTold(on))
      .map(({ on, headers }): [Pattern, Headers] => [
        // Rules match the URL here, not the file.
        on.replace(/\.html$/, "") as Pattern,
        { ...(on === "/assets/*" && overridden), ...headers },
      ]),
  ];
  return blocks
    .map(([on, headers]) => {
      const lines = Object.entries(headers)
        .filter(([, value]) => value !== "")
        .map(([name, value]) => `  ${name}: ${value}`);
      return `${on}\n${lines.join("\n")}\n`;
    })
    .join("\n");
}

/** The text of `_redirects`. */
export function redirectsFile(moved: Moved[]): string {
  const lines = moved.map(({ from, to }) => `${from} ${to} 301`);
  return ["# Former addresses of pages.", ...lines, ""].join("\n");
}
