/**
 * The rules as nginx configuration: a file for `sites-available`, and a complete configuration for
 * an unprivileged process. Redirects lead only to addresses listed here, never to anything from a
 * request; the one to https repeats the path, after the domain.
 */
import {
  methods,
  notFoundPage,
  notServed,
  compressedEndings,
  compressedFrom,
  rules,
  types,
  type Pattern,
} from "./rules.ts";

export type Host = {
  /** Paths of all pages. */
  pages: string[];
  moved: { from: string; to: string }[];
  /** The site's folder. */
  root: string;
};

export const quoted = (text: string) => JSON.stringify(text);
export const escaped = (text: string) => text.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
/** What a page or a moved address is asked by, without the slash of the home page, and where it is. */
export const addressPairs = ({ pages, moved }: Host): [asked: string, address: string][] => [
  ...pages.map((path): [string, string] => [path === "/" ? "" : path, path]),
  ...moved.map(({ from, to }): [string, string] => [from, to]),
];
const variable = (header: string) => `$header_${header.toLowerCase().replaceAll("-", "_")}`;
const expression = (pattern: Pattern) => `~^${escaped(pattern).replace("*", ".*")}$`;

/** Every header that a rule sets, but the media type. */
const headerNames = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].filter(
  (name) => name !== "Content-Type",
);

/**
 * A header that all responses share, or one that depends on the path. nginx takes the first match,
 * and omits empty headers.
 */
function headerMaps(): string {
  return headerNames
    .map((name) => {
      const lines = rules
        .filter(({ headers }) => name in headers)
        .toReversed()
        .map(({ on, headers }) =>
          on === "/*"
            ? `  default ${quoted(headers[name]!)};`
            : `  ${quoted(expression(on))} ${quoted(headers[name]!)};`,
        );
      return `map $uri ${variable(name)} {\n${lines.join("\n")}\n}\n`;
    })
    .join("");
}

const bare = (type: string) => type.split(";")[0]!;

/** Files whose type cannot be told by their extension. */
function ownTypes(): string {
  return rules
    .filter(({ on, headers }) => "Content-Type" in headers && !on.includes("*"))
    .map(({ on, headers }) => {
      const type = bare(headers["Content-Type"]!);
      return `location = ${on} {\n  types {}\n  default_type ${type};\n}\n`;
    })
    .join("");
}

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, "  ");

/**
 * The rules common to every nginx setup.
 * @returns `maps`, which go outside the server block, and the contents of that block
 */
function siteRules(host: Host, hasBrotli: boolean) {
  const headers = headerNames.map((name) => `add_header ${name} ${variable(name)} always;`);
  const addresses = addressPairs(host).map(
    ([asked, address]) => `  ${quoted(asked)} ${quoted(address)};`,
  );
  const inText = Object.values(types).filter((type) => type.includes("charset"));
  const compressedTypes = compressedEndings.map((ending) => bare(types[ending]!));
  const maps = `map_hash_bucket_size 256;
map_hash_max_size ${Math.max(2048, addresses.length * 4)};
${headerMaps()}
map $request_method $allow {
  default "${methods.join(", ")}";
${methods.map((method) => `  ${method} "";`).join("\n")}
}

# A page can be requested in many ways: capitals (map keys are case-insensitive), a trailing slash,
# .html, /index. It has one canonical address.
map $uri $page {
  default "no page";
  "~*^(?<plain>.*?)(/index)?(\\.html)?/?$" $plain;
}
map $page $address {
  default "";
${addresses.join("\n")}
}
map $request_uri $asked {
  "~^(?<before_query>[^?]*)" $before_query;
}
map "$asked $address" $elsewhere {
  default $address;
  "~^(\\S+) \\1$" "";
  "~ $" "";
}
# Files: doubled slashes only, since their names are case-sensitive.
map "$asked $uri" $single {
  default "";
  "~^\\S*//\\S* (?<file>/[\\w./-]+\\.\\w+)$" $file;
}
`;
  const server = `root ${host.root};
access_log off;
server_tokens off;
absolute_redirect off;
error_page 404 ${notFoundPage};

types {
${Object.entries(types)
  .map(([ending, type]) => `  ${bare(type)} ${ending};`)
  .join("\n")}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set([...inText, "application/rss+xml", "application/atom+xml", "application/feed+json"].map(bare))].filter((type) => type !== "text/html").join(" ")};

# Precompressed files, and gzip for the rest.
gzip on;
gzip_static on;
gzip_min_length ${compressedFrom};
gzip_vary on;
gzip_proxied any;
gzip_types ${compressedTypes.filter((type) => type !== "text/html").join(" ")};
${hasBrotli ? "brotli_static on;\n" : ""}
${headers.join("\n")}
add_header Allow $allow always;

if ($allow) {
  return 405;
}
if ($elsewhere) {
  return 301 $elsewhere$is_args$args;
}
if ($single) {
  return 301 $single$is_args$args;
}

location = / {
  try_files /index.html =404;
}
location / {
  try_files $uri $uri.html =404;
}
location = ${notFoundPage} {
  internal;
}
${notServed
  .filter((path) => path !== notFoundPage)
  .map((path) => `location = ${path} {\n  return 404;\n}\n`)
  .join("")}location ~ \\.(br|gz)$ {
  return 404;
}
${ownTypes()}`;
  return { maps, server };
}

const writtenBy = `# Written by "npm run hosting" from scripts/hosting/rules.ts: change it there.`;

/**
 * The text of a file for `sites-available`, with https using certbot's certificate.
 * @param domain of the site
 */
export function nginxSite(host: Host, domain: string): string {
  const { maps, server } = siteRules(host, true);
  return `${writtenBy}
${maps}
server {
  listen 80;
  listen [::]:80;
  server_name ${domain};
  server_tokens off;

  # Where certbot proves control of the domain whenever it renews the certificate.
  location /.well-known/acme-challenge/ {
    root /var/www/html;
  }
  location / {
    return 301 https://${domain}$request_uri;
  }
}

server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${domain};
  ssl_certificate /etc/letsencrypt/live/${domain}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${domain}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;

${indented(server)}}
`;
}

export type NginxHost = Host & {
  /** Port, or address and port. */
  listen: string;
  /** A folder the process may write to. */
  temporary: string;
  /** File of the module that sends precompressed brotli, if installed. */
  brotliModule?: string;
};

/** The text of a complete nginx.conf, for a container and for tests. */
export function nginxConfig({ listen, temporary, brotliModule, ...host }: NginxHost): string {
  const { maps, server } = siteRules(host, brotliModule !== undefined);
  return `${writtenBy}
${brotliModule ? `load_module ${brotliModule};\n` : ""}worker_processes auto;
worker_rlimit_nofile 8192;
pid ${temporary}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 4096;
}

http {
  client_body_temp_path ${temporary}/body;
  proxy_temp_path ${temporary}/proxy;
  fastcgi_temp_path ${temporary}/fastcgi;
  uwsgi_temp_path ${temporary}/uwsgi;
  scgi_temp_path ${temporary}/scgi;
  sendfile on;
  tcp_nopush on;

${indented(maps)}
  server {
    listen ${listen};
${indented(indented(server))}  }
}
`;
}
