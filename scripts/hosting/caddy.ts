/**
 * The rules as a Caddyfile. Caddy obtains a certificate for the firm's domain, redirects http to
 * https, and compresses. Redirects lead only to addresses listed here, never to anything from a
 * request.
 */
import { methods, notFoundPage, notServed, rules, type Pattern, type Rule } from "./rules.ts";

const quoted = (text: string) => JSON.stringify(text);
export const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Caddy's `*` stops at a slash, except at the start or end of a pattern. */
const matcher = (on: Pattern) => (on.startsWith("/*") ? on.slice(1) : on);

/** Headers in the order of the rules: later ones override earlier ones. */
const headerLines = (some: Rule[]) =>
  some
    .flatMap(({ on, headers }, index) => [
      ...(on === "/*" ? [] : [`\t\t@rule${index} path ${matcher(on)}`]),
      ...Object.entries(headers).map(
        ([name, value]) =>
          `\t\theader ${on === "/*" ? "*" : `@rule${index}`} ${value === "" ? `-${name}` : `${name} ${quoted(value)}`}`,
      ),
    ])
    .join("\n");

type Host = {
  /** To listen on, in Caddy's syntax. */
  address: string;
  /** The only network interface to listen on. */
  bind?: string;
  /** Paths of all pages. */
  pages: string[];
  moved: { from: string; to: string }[];
  /** The site's folder, with one file per page. */
  root: string;
};

/** The text of the Caddyfile. */
export function caddyfile({ address, bind, pages, moved, root }: Host): string {
  // What a page or a moved address is asked by, without the slash of the home page, and where it is.
  const addresses = [
    ...pages.map((path) => ({ from: path === "/" ? "" : path, to: path })),
    ...moved,
  ].map(({ from, to }) => `\t\t\t${quoted(`~(?i)^${escaped(from)}$`)} ${quoted(to)}`);
  const [everything, ...others] = rules;
  const defaultLines = headerLines([everything!]);
  return `# Written by "npm run hosting" from scripts/hosting/rules.ts: change it there.
{
	admin off
}

${address} {
${bind ? `\tbind ${bind}\n` : ""}	root * ${root}
	encode zstd gzip {
		match {
			header Content-Type text/*
			header Content-Type application/*
			header Content-Type image/svg+xml*
		}
	}

	route {
${defaultLines}
		@otherMethod not method ${methods.join(" ")}
		error @otherMethod 405
		# Paths that no file can have.
		@noFile path_regexp .{256}|\\x00
		error @noFile 404

		# A page is asked for in many ways: capitals, doubled slashes, a slash at the end, .html,
		# /index. It has one address.
		uri path_regexp /{2,} /
		map {path} {plain} {
			"~(?is)^(.*?)(?:/index)?(?:\\.html)?/?$" "\${1}"
		}
		map {plain} {page} {
${addresses.join("\n")}
			default ""
		}
		@elsewhere expression \`{page} != "" && {page} != {http.request.orig_uri.path} && {query} == ""\`
		redir @elsewhere {page} 301
		@elsewhereQuery expression \`{page} != "" && {page} != {http.request.orig_uri.path} && {query} != ""\`
		redir @elsewhereQuery {page}?{query} 301
		# Files: doubled slashes only, as their names keep their letters.
		@doubled expression \`{http.request.orig_uri.path}.contains("//") && {path}.matches("^/[A-Za-z0-9_./-]+[.][a-z0-9]+$")\`
		redir @doubled {path} 301

		@notServed path ${notServed.join(" ")}
		error @notServed 404

		try_files {path} {path}.html
${headerLines(others)}
		file_server {
			disable_canonical_uris
		}
	}

	handle_errors {
${defaultLines}
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * ${notFoundPage}
			header Content-Type "text/html; charset=utf-8"
			file_server
		}
		@method expression {http.error.status_code} == 405
		header @method Allow "${methods.join(", ")}"
		respond {http.error.status_code}
	}
}
`;
}
