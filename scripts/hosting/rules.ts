/**
 * What every host of this site does, declared once: headers, lifetimes, media types, what is packed
 * and what is not served. `serveJson.ts`, `nginx.ts`, `caddy.ts` and `edgeFiles.ts` write it in the
 * words of each host, `npm run check:hosts` asks each whether it does so. The one address of a page
 * is in ../address.ts, addresses that moved are in app/content/moved.yaml.
 */

/** `/*`, `/folder/*`, `/*.ext` or the path of one file. */
export type Pattern = `/${string}`;
/** Values by name; one that is empty is not sent. */
export type Headers = Record<string, string>;
export type Rule = { on: Pattern; headers: Headers };

const year = 31_536_000;

/** What is asked of browsers that show a page. What each is for: docs/developers/hosting.md. */
const forPages: Headers = {
  // The rest of the policy stands in each page, with the hashes of its own scripts and styles.
  "Content-Security-Policy": "frame-ancestors 'none'",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Without `preload`: that is the owner's to ask for, as it binds the whole domain for years.
  "Strict-Transport-Security": `max-age=${2 * year}; includeSubDomains`,
};

/** Kept by the browser, asked for anew each time: 304 where nothing changed. */
export const revalidate = "no-cache";
/**
 * For a page's data, which are fetched when a visitor turns to a link: asked for anew at the press,
 * they would cost the round trip that was to be saved.
 */
export const briefly = "public, max-age=60";
/** For files whose name holds a hash of what is in them. */
export const immutable = `public, max-age=${year}, immutable`;

/** Media types by the end of a file's name; every ending in the build must be here. */
export const types: Record<string, string> = {
  html: "text/html; charset=utf-8",
  // React Router's data of a page.
  data: "text/x-script; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  xml: "application/xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  md: "text/markdown; charset=utf-8",
  vcf: "text/vcard; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml",
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
 * The editor, `/admin`: no search engine shows it, no cache keeps it. It may speak to the host of the
 * repository and to nobody else. Sveltia styles itself by `style` elements and attributes, decodes HEIC
 * in WebAssembly, and shows pictures that it has just read.
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
/** As the page is asked for on most hosts, and its file where each page is one. */
export const editorPaths: Pattern[] = ["/admin/*", "/admin.html"];

/** Endings of files that are text: packed with brotli or gzip on their way. */
export const packed = [
  "html",
  "data",
  "js",
  "css",
  "json",
  "xml",
  "txt",
  "md",
  "vcf",
  "webmanifest",
  "svg",
];

/** Smaller files gain nothing from packing. Bytes. */
export const packedFrom = 1024;

/** Types that the end of a name does not tell. */
const typeOfFile: Record<string, string> = {
  "/rss.xml": "application/rss+xml; charset=utf-8",
  "/atom.xml": "application/atom+xml; charset=utf-8",
  "/feed.json": "application/feed+json; charset=utf-8",
};

/** What every answer comes with where no rule says otherwise; redirects and refusals too. */
export const everywhere: Headers = {
  "X-Content-Type-Options": "nosniff",
  ...forPages,
  "Cache-Control": revalidate,
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Where two rules that match set the same header, the later one holds. */
export const rules: Rule[] = [
  { on: "/*", headers: everywhere },
  {
    on: "/assets/*",
    // On scripts and typefaces what is for pages means nothing, and takes 0.4 kB of each answer by HTTP/1.1.
    headers: {
      "Cache-Control": immutable,
      ...Object.fromEntries(Object.keys(forPages).map((name) => [name, ""])),
    },
  },
  {
    on: "/pictures/*",
    // Image searches and feed readers show the firm's pictures on their own pages.
    headers: { "Cache-Control": immutable, "Cross-Origin-Resource-Policy": "cross-origin" },
  },
  ...editorPaths.map((on): Rule => ({ on, headers: forEditor })),
  // A service worker that a cache holds back could not be replaced.
  { on: "/sw.js", headers: { "Cache-Control": revalidate } },
  ...Object.entries(types).map(([ending, type]): Rule => ({
    on: `/*.${ending}`,
    headers: { "Content-Type": type, ...(ending === "data" && { "Cache-Control": briefly }) },
  })),
  ...Object.entries(typeOfFile).map(([path, type]): Rule => ({
    on: path as Pattern,
    headers: { "Content-Type": type },
  })),
];

/** Unknown addresses get this page, with status 404. */
export const notFoundPage = "/404.html";

/** In the folder, but no address of the site: answered as unknown. */
export const notServed = ["/404", notFoundPage, "/_headers", "/_redirects"];

/** The only methods that files answer. */
export const methods = ["GET", "HEAD"];

/** Whether a pattern is meant for a path. */
export function matches(pattern: Pattern, path: string): boolean {
  const star = pattern.indexOf("*");
  if (star === -1) return path === pattern;
  return path.startsWith(pattern.slice(0, star)) && path.endsWith(pattern.slice(star + 1));
}

/**
 * The headers that a file at this path comes with.
 * @param path of the file, as `/projects.html` for the page `/projects`
 */
export function headersFor(path: string): Headers {
  return Object.assign({}, ...rules.map(({ on, headers }) => (matches(on, path) ? headers : {})));
}
