/**
 * What every host of this site does, declared once: headers, caching, media types and what is not
 * served. `serve.ts` reads it; `caddy.ts` and `edgeFiles.ts` translate it for other hosts. The Caddyfile
 * repeats the methods and what is not served. `npm run check:hosts` tests each host, and has what it expects
 * of their compression. address.ts has the canonical address of a page, app/content/moved.yaml those that
 * moved.
 */

/** `/*`, `/folder/*`, `/*.ext` or the path of one file. */
export type Pattern = `/${string}`;
/** Values by name; an empty one is not sent. */
export type Headers = Record<string, string>;
export type Rule = { on: Pattern; headers: Headers };

const year = 31_536_000;

/** Security headers for pages. What each is for: docs/developers/hosting.md. */
const forPages: Headers = {
  // The rest of the policy is in each page, with the hashes of its scripts and styles.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Neither `includeSubDomains` nor `preload`: they bind whatever else the owner has on the domain.
  "Strict-Transport-Security": `max-age=${2 * year}`,
};

/** Cached by the browser but revalidated each time: 304 if unchanged. */
export const revalidate = "no-cache";
/**
 * For route data, prefetched when a visitor hovers over or focuses a link: revalidating it on the
 * click would cost the round trip that prefetching saves.
 */
const oneMinute = "public, max-age=60";
/** For files with a content hash in their name. */
const immutable = `public, max-age=${year}, immutable`;

/** Media types whose extension static hosts don't know, and drawings, which need more than a type. */
export const toldTypes: Record<string, string> = {
  // React Router's route data.
  data: "text/x-script; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
};

/** Media types by extension; every extension in the build must be listed. */
export const types: Record<string, string> = {
  ...toldTypes,
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  ico: "image/x-icon",
  png: "image/png",
  jpg: "image/jpeg",
  avif: "image/avif",
  woff2: "font/woff2",
  mp4: "video/mp4",
  webm: "video/webm",
  wasm: "application/wasm",
};

/**
 * The editor, `/admin`: not indexed and not cached. It may connect only to the repository's host.
 * Sveltia uses inline `style` elements and attributes, decodes HEIC in WebAssembly, and shows
 * pictures from blobs.
 */
const forEditor: Headers = {
  "Content-Security-Policy": [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data: https://*.githubusercontent.com",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self' blob: data: https://api.github.com",
    "worker-src 'self' blob:",
    "frame-src blob:",
    "manifest-src 'self' blob: data:",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; "),
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
};
/** The URL on most hosts, and the file on hosts with one file per page. */
export const editorPaths: Pattern[] = ["/admin/*", "/admin.html"];

/** A drawing opened by its own address runs nothing. One shown in a page is not affected. */
const forDrawings: Headers = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Media types that the extension does not determine. */
const typeOfFile: Record<string, string> = {
  "/rss.xml": "application/rss+xml; charset=utf-8",
};

/** Headers of every response unless a rule overrides them, redirects and errors included. */
export const defaultHeaders: Headers = {
  "X-Content-Type-Options": "nosniff",
  ...forPages,
  "Cache-Control": revalidate,
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** If two matching rules set the same header, the later one wins. */
export const rules: Rule[] = [
  { on: "/*", headers: defaultHeaders },
  {
    on: "/assets/*",
    // Page headers mean nothing on scripts and fonts, and take 0.4 kB per response over HTTP/1.1.
    headers: {
      "Cache-Control": immutable,
      ...Object.fromEntries(Object.keys(forPages).map((name) => [name, ""])),
    },
  },
  {
    on: "/pictures/*",
    // Image searches and feed readers embed the firm's pictures.
    headers: { "Cache-Control": immutable, "Cross-Origin-Resource-Policy": "cross-origin" },
  },
  ...editorPaths.map((on): Rule => ({ on, headers: forEditor })),
  ...Object.entries(types).map(([ending, type]): Rule => ({
    on: `/*.${ending}`,
    headers: {
      "Content-Type": type,
      ...(ending === "data" && { "Cache-Control": oneMinute }),
      ...(ending === "svg" && forDrawings),
    },
  })),
  ...Object.entries(typeOfFile).map(([path, type]): Rule => ({
    on: path as Pattern,
    headers: { "Content-Type": type },
  })),
];

/** Served at unknown addresses, with status 404. */
export const notFoundPage = "/404.html";

/** In the folder, but not part of the site: treated as unknown addresses. */
export const notServed = ["/404", notFoundPage, "/_headers", "/_redirects"];

/** The only methods allowed for files. */
export const methods = ["GET", "HEAD"];

/** Whether a pattern matches a path. */
function matches(pattern: Pattern, path: string): boolean {
  const star = pattern.indexOf("*");
  if (star === -1) return path === pattern;
  return path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
}

/**
 * The headers of the file at a path.
 * @param path of the file, such as `/projects.html` for the page `/projects`
 */
export function headersFor(path: string): Headers {
  return Object.assign({}, ...rules.map(({ on, headers }) => (matches(on, path) ? headers : {})));
}
