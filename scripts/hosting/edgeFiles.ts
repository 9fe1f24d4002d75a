/**
 * The rules as `_headers` and `_redirects`, which Netlify and Cloudflare Pages read from the folder
 * they publish. Clean addresses, the not-found page and packing are these hosts' own. Cloudflare
 * joins the values that two matching rules give one header, so here each header is set by rules
 * that do not overlap. Nor can all of them take a header away: what other hosts leave out on scripts is sent
 * here, by HTTP/2 as a byte or two.
 */
import type { Moved } from "../../app/content/schema/site.ts";
import { editorPaths, revalidate, rules, type Headers, type Pattern } from "./rules.ts";

/** Every path of the site in patterns that do not overlap: files and pages at the top, then folders. */
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
  // What the editor has besides is joined to what all have: browsers heed each of two policies.
  const isEditors = (on: Pattern) => editorPaths.includes(on);
  const isParted = (name: string) =>
    others.some(({ on, headers }) => !isEditors(on) && headers[name]);
  const common: Headers = {};
  const parted: Headers = {};
  for (const [name, value] of Object.entries(everything!.headers)) {
    // What is to be asked for anew is so on these hosts without a word.
    if (name === "Cache-Control" && value === revalidate) continue;
    (isParted(name) ? parted : common)[name] = value;
  }
  const endings = new Set(others.filter(({ on }) => on.startsWith("/*.")).map(({ on }) => on));
  const known = (on: Pattern) => {
    // Types that these hosts know themselves need no rule, and one file may match only one.
    return !endings.has(on) || ["/*.data", "/*.md", "/*.vcf", "/*.webmanifest"].includes(on);
  };
  const blocks: [Pattern, Headers][] = [
    ["/*", common],
    ...disjoint(pages).map((on): [Pattern, Headers] => [on, parted]),
    ...others
      .filter(({ on }) => known(on))
      .map(({ on, headers }): [Pattern, Headers] => [
        // Here a rule is for the address, not for the file.
        on.replace(/\.html$/, "") as Pattern,
        { ...(on === "/assets/*" && parted), ...headers },
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
  return ["# Addresses that a page had before.", ...lines, ""].join("\n");
}
