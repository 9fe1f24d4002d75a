/**
 * What every host must do, tested over HTTP. Expectations come from the rules, the build and
 * address.ts; each scenario returns what is wrong.
 */
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { extname, join } from "node:path";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { canonicalUrl } from "../../app/lib/canonicalUrl.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { pages as sitePages } from "../lib/pages.ts";
import {
  defaultHeaders,
  headersFor,
  methods,
  notFoundPage,
  notServed,
  types,
  type Headers,
} from "../hosting/rules.ts";

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };
export type Ask = (
  path: string,
  question?: { method?: string; headers?: Record<string, string> },
) => Promise<Answer>;

const unpack = { br: brotliDecompressSync, gzip: gunzipSync, zstd: zstdDecompressSync };

type Subject = {
  ask: Ask;
  moved: { from: string; to: string }[];
  /** What the host compresses with. */
  encodings: readonly (keyof typeof unpack)[];
};

type Scenario = (subject: Subject) => Promise<string[]>;
/** What is wrong, or true. */
type Verdict = string | true;

const build = "build/client";
const bytesOf = (file: string) => readFileSync(join(build, file));

/** Paths to request, and the file of the build that each should return. */
const addresses = filesBelow(build)
  .map((file) => `/${file}`)
  .filter((file) => !notServed.includes(file))
  .map((file) => ({
    file,
    path: file.endsWith("/index.html") ? file.slice(0, -"/index.html".length) || "/" : file,
  }));

/** A few of them for each file type. */
const someOfEach = [...Map.groupBy(addresses, ({ file }) => extname(file)).values()].flatMap(
  (alike) => alike.slice(0, 12),
);

/** Which headers a response lacks, or has although they should be left out. */
const wrongHeaders = ({ headers }: Answer, wanted: Headers) => [
  ...Object.entries(wanted).map(([name, value]): Verdict => {
    const got = headers[name.toLowerCase()] ?? "";
    // XML, SVG and JSON declare or imply their own encoding.
    const same = (text: unknown) => String(text).replace(/^(.*(xml|json)); charset=utf-8$/, "$1");
    return same(got) === same(value) || `${name} is "${String(got)}", not "${value}"`;
  }),
  !headers["set-cookie"] || "sets a cookie",
  !headers["x-powered-by"] || "sends X-Powered-By",
  !/\d/.test(String(headers.server)) || `reveals its version: ${String(headers.server)}`,
];

/** Checks many paths and collects what is wrong. */
async function each<Item extends string | { path: string }>(
  items: Item[],
  check: (item: Item) => Promise<Verdict[]>,
) {
  const faults: string[] = [];
  for (const item of items) {
    const path = typeof item === "string" ? item : item.path;
    for (const verdict of await check(item).catch((error: unknown) => [String(error)]))
      if (verdict !== true) faults.push(`${path.slice(0, 100)}: ${verdict}`);
  }
  return faults;
}

const files: Scenario = ({ ask }) =>
  each(addresses, async ({ path, file }) => {
    const answer = await ask(path);
    const ending = extname(file);
    return [
      ending.slice(1) in types || `no type is declared for ${ending}`,
      answer.status === 200 || `status ${answer.status}`,
      answer.body.equals(bytesOf(file)) || "other bytes than the build has",
      ...wrongHeaders(answer, headersFor(file)),
    ];
  });

const headOnly: Scenario = ({ ask }) =>
  each([...someOfEach, { path: "/no-such-page", file: notFoundPage }], async ({ path, file }) => {
    const [full, head] = [await ask(path), await ask(path, { method: "HEAD" })];
    const length = head.headers["content-length"];
    return [
      head.status === full.status || `status ${head.status}, not ${full.status}`,
      head.body.length === 0 || "has a body",
      // A host may leave the length out.
      [undefined, String(full.body.length)].includes(length) || `a length of ${length}`,
      ...wrongHeaders(head, headersFor(file)),
    ];
  });

/** Text is compressed with brotli or gzip, unless the file is so small that it would gain nothing. */
const isCompressed = (file: string, { length }: Buffer) => {
  const ending = extname(file).slice(1);
  return length >= 1024 && (ending === "svg" || types[ending]!.includes("charset"));
};

const packing: Scenario = ({ ask, encodings }) =>
  each(someOfEach, async ({ path, file }) => {
    const bytes = bytesOf(file);
    const verdicts: Verdict[] = [];
    for (const encoding of encodings) {
      const { headers, body } = await ask(path, { headers: { "Accept-Encoding": encoding } });
      const got = headers["content-encoding"];
      // A host may compress more than it has to.
      if (isCompressed(file, bytes) && got !== encoding) {
        verdicts.push(`${String(got)}, not ${encoding}`);
      } else if (got) {
        const plain = unpack[encoding](body);
        verdicts.push(plain.equals(bytes) || `other bytes with ${encoding}`);
        verdicts.push(/accept-encoding/i.test(String(headers.vary)) || "no Vary");
      }
    }
    return verdicts;
  });

/** Other ways to ask for a page. */
const othersOf = (path: string) =>
  path === "/"
    ? ["/index.html", "/index", "//", "/INDEX.html"]
    : [
        `${path}/`,
        `${path}.html`,
        `${path}/index.html`,
        `${path}/index`,
        path.toUpperCase(),
        path.replaceAll("/", "//"),
        `${path}/?q=Oak%20Door&b=%2F`,
      ];

/** Whether a path is redirected for good to an address. */
async function redirectsTo(ask: Ask, path: string, address: string): Promise<Verdict[]> {
  const answer = await ask(path);
  const { location = "" } = answer.headers;
  const isRight = answer.status === 301 && location === address;
  return [isRight || `${answer.status} ${location}`, ...wrongHeaders(answer, defaultHeaders)];
}

const oneUrlPerPage: Scenario = ({ ask }) =>
  each(
    sitePages.flatMap(({ path }) => othersOf(path)),
    (other) => redirectsTo(ask, other, canonicalUrl(other)),
  );

const movedAddresses: Scenario = ({ ask, moved }) =>
  each(
    moved.flatMap(({ from, to }) => [
      { path: from, to },
      { path: `${from}/`, to },
      { path: `${from.toUpperCase()}?a=B`, to: `${to}?a=B` },
    ]),
    ({ path, to }) => redirectsTo(ask, path, to),
  );

const unknownPaths = [
  "/no-such-page",
  "/projects/no-such-project",
  "/assets/no-such-file.js",
  "/pictures/no-such-picture.jpg",
  "/assets",
  "/pictures",
  "/.git/config",
  "/.env",
  "/package.json",
  "/%e2%82%ac",
  ...notServed,
];

const notFound: Scenario = ({ ask }) =>
  each(unknownPaths, async (path) => {
    const answer = await ask(path);
    return [
      answer.status === 404 || `status ${answer.status}`,
      answer.body.equals(bytesOf(notFoundPage)) || "not the not-found page",
      ...wrongHeaders(answer, headersFor(notFoundPage)),
    ];
  });

const ranges: Scenario = ({ ask }) => {
  const films = addresses.filter(({ file }) => /\.(mp4|webm)$/.test(file));
  return each(films, async ({ path: film }) => {
    const bytes = bytesOf(film);
    const { length } = bytes;
    const part = async (range: string, from: number, to: number): Promise<Verdict> => {
      const { status, headers, body } = await ask(film, { headers: { Range: `bytes=${range}` } });
      const isPart = status === 206 && body.equals(bytes.subarray(from, to));
      // A host may send the whole file instead.
      const isWhole = status === 200 && body.equals(bytes);
      const isNamed = headers["content-range"] === `bytes ${from}-${to - 1}/${length}`;
      return (isPart && isNamed) || isWhole || `${range}: ${status} ${headers["content-range"]}`;
    };
    const beyond = await ask(film, { headers: { Range: `bytes=${length}-` } });
    return [
      await part("0-99", 0, 100),
      await part("1000-", 1000, length),
      await part("-100", length - 100, length),
      beyond.status === 416 || `beyond its end: ${beyond.status}`,
    ];
  });
};

const otherMethods: Scenario = ({ ask }) =>
  each(
    ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"].flatMap((method) =>
      ["/", "/faq", "/no-such-page", "/faq/"].map((path) => ({ method, path })),
    ),
    async ({ method, path }) => {
      const { status, headers } = await ask(path, { method });
      const allowed = String(headers.allow).split(/, */);
      const isRight = status === 405 && methods.every((name) => allowed.includes(name));
      return [isRight || `${method}: ${status}, Allow ${String(headers.allow)}`];
    },
  );

const unchanged: Scenario = ({ ask }) =>
  each(someOfEach, async ({ path, file }) => {
    const question = { headers: { "Accept-Encoding": "gzip" } };
    const { etag } = (await ask(path, question)).headers;
    if (!etag) return ["no ETag"];
    const known = { headers: { ...question.headers, "If-None-Match": etag } };
    const answer = await ask(path, known);
    const lifetime = headersFor(file)["Cache-Control"];
    // A host may omit headers that the browser has cached.
    const kept = answer.headers["cache-control"] ?? lifetime;
    const other = await ask(path, { headers: { "If-None-Match": '"another"' } });
    return [
      (answer.status === 304 && answer.body.length === 0) || `status ${answer.status}`,
      kept === lifetime || `now ${kept}`,
      other.status === 200 || `status ${other.status} for another ETag`,
    ];
  });

const oddPaths = [
  "//evil.example",
  "/\\evil.example/",
  "/https:%2f%2fevil.example/",
  "/../etc/passwd",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  "/%00",
  "/faq%00.html",
  "/%zz",
  "/%c0%ae%c0%ae/etc/passwd",
  "/faq%0d%0aSet-Cookie:%20a=b",
  "/faq%0aX-Planted:%20a",
  `/${"a".repeat(8192)}`,
  `/${"a/".repeat(4096)}`,
  `/${"%61".repeat(3000)}x`,
  "/<script>alert(1)</script>",
];

/** Whether a redirect stays on the host, as a browser reads its address, and ends at nothing. */
async function endsHere(ask: Ask, { location = "" }: IncomingHttpHeaders): Promise<Verdict> {
  const here = "http://firm.example";
  // A browser reads "//evil.example" and "/\\evil.example" as another host, and so does URL.
  const url = URL.canParse(location, here) && new URL(location, here);
  if (!url || url.host !== new URL(here).host) return `redirects to another host: ${location}`;
  const { status } = await ask(url.pathname + url.search);
  return status === 404 || "redirects to an existing page";
}

const oddAddresses: Scenario = ({ ask }) =>
  each(oddPaths, async (path) => {
    const { status, headers, body } = await ask(path.replace(/[<>]/g, (sign) => encodeURI(sign)));
    return [
      [301, 400, 404, 414, 431].includes(status) || `status ${status}`,
      status !== 301 || (await endsHere(ask, headers)),
      !/root:|"private":|<script>alert/.test(body.toString()) || "leaks content",
      !(headers["set-cookie"] || headers["x-planted"]) || "allows header injection",
    ];
  });

/** By name, as shown in the table. */
export const scenarios: Record<string, Scenario> = {
  "every file: status, type, headers, bytes": files,
  "HEAD: the same without bytes": headOnly,
  "texts are compressed": packing,
  "304 where nothing changed": unchanged,
  "one address for each page, query kept": oneUrlPerPage,
  "addresses that moved": movedAddresses,
  "404 with the not-found page": notFound,
  "ranges of films": ranges,
  "other methods: 405": otherMethods,
  "odd paths": oddAddresses,
};
