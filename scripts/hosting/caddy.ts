/**
 * The rules as a Caddyfile. With the firm's domain in SITE_ADDRESS Caddy obtains its own
 * certificate and redirects http to https.
 */
import { addressPairs, escaped, quoted, type Host } from "./nginx.ts";
import { methods, notFoundPage, notServed, rules, type Pattern, type Rule } from "./rules.ts";

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

/**
 * The text of the Caddyfile.
 * @param address to listen on, in Caddy's syntax
 * @param bind the only network interface to listen on
 */
export function caddyfile({
  address = "{$SITE_ADDRESS::8080}",
  bind,
  ...host
}: Host & { address?: string; bind?: string }): string {
  const addresses = addressPairs(host).map(
    ([asked, page]) => `\t\t\t${quoted(`~(?i)^${escaped(asked)}$`)} ${quoted(page)}`,
  );
  const [everything, ...others] = rules;
  const everywhere = headerLines([everything!]);
  return `# Written by "npm run hosting" from scripts/hosting/rules.ts: change it there.
{
	admin off
}

${address} {
${bind ? `\tbind ${bind}\n` : ""}	root * ${host.root}

	route {
${everywhere}
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

		@notServed path ${notServed.join(" ")} *.br *.gz
		error @notServed 404

		try_files {path} {path}.html
${headerLines(others)}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
${everywhere}
		@missing expression {http.error.status_code} == 404
		handle @missing {
			rewrite * ${notFoundPage}
			header Content-Type "text/html; charset=utf-8"
			file_server {
				precompressed br gzip
			}
		}
		@method expression {http.error.status_code} == 405
		header @method Allow "${methods.join(", ")}"
		respond {http.error.status_code}
	}
}
`;
}
