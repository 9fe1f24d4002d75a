/**
 * The editor's server: the editor's own files, and what it asks of the content. On this machine
 * only: it listens on the loopback address, answers to its own name alone (so that no other site
 * can reach it by pointing a name of its own here) and refuses what another page sends.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { business } from "../../app/content/business.ts";
import type { ContentFault } from "../../app/content/read.server.ts";
import { entryOf } from "../collections.ts";
import { placeOf } from "../words.ts";
import { readChoices, type Choices } from "./choices.ts";
import { applyChange, listEntries, readBlob, Refusal, type Change } from "./entryFiles.ts";
import {
  keepPicture,
  listPictures,
  makeDerivatives,
  picturePath,
  type Crop,
} from "./pictureFiles.ts";

/** What the editor must know before it draws its forms. */
export type Facts = { firm: string; preview: string; choices: Choices; pictures: string[] };

type Options = {
  port: number;
  /** Folder of the built editor. */
  files: string;
  /** Origin of the site as it will look. */
  preview: string;
};

const megabyte = 1 << 20;
const limits = { update: 4 * megabyte, picture: 60 * megabyte };

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
  ".jpg": "image/jpeg",
};

/** Nothing from anywhere else, and shown in no other page. Emotion writes its styles into the page. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

class HttpError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

async function bodyOf(request: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > limit) {
      throw new HttpError(413, `Too large: at most ${limit / megabyte} MB can be taken.`);
    }
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/**
 * @throws HttpError when a request comes from anywhere but this editor: another name for this
 *   machine, another page. A page elsewhere cannot add the header that the editor adds.
 */
function mustBeOurs(request: IncomingMessage, port: number) {
  const { host, origin, "sec-fetch-site": site, "no-cors": own } = request.headers;
  const names = [`127.0.0.1:${port}`, `localhost:${port}`];
  if (!host || !names.includes(host)) throw new HttpError(403, "Not this editor's address.");
  if (origin !== undefined && !names.some((name) => origin === `http://${name}`)) {
    throw new HttpError(403, "Another page may not ask this.");
  }
  if (!request.url?.startsWith("/api/")) return;
  if (site !== undefined && site !== "same-origin") {
    throw new HttpError(403, "Another page may not ask this.");
  }
  if (own !== "1") throw new HttpError(400, "Only the editor may ask this.");
}

/** A fault as the form words it; of another entry, with its file. */
function explainer(paths: string[]) {
  return ({ file, field, expected }: ContentFault): string => {
    const kind = entryOf(file)?.kind;
    const place = kind ? placeOf(kind, field) : field;
    return paths.includes(file) ? `${place}: ${expected}` : `${file}: ${place}: ${expected}`;
  };
}

async function update(request: IncomingMessage): Promise<unknown> {
  if (request.headers["content-type"] !== "application/json") {
    throw new HttpError(415, "Expected JSON.");
  }
  const sent = JSON.parse((await bodyOf(request, limits.update)).toString("utf8")) as Change;
  const change: Change = {
    additions: sent.additions.map(({ path, contents }) => ({
      path,
      contents: Buffer.from(contents, "base64url").toString("utf8"),
    })),
    deletions: sent.deletions.map(({ path }) => ({ path })),
  };
  const paths = [...change.additions, ...change.deletions].map(({ path }) => path);
  await applyChange(change, explainer(paths));
  // The picture that an entry begins with stands beside links to it: that form is made now.
  await makeDerivatives();
  return listEntries();
}

async function takePicture(request: IncomingMessage, url: URL): Promise<unknown> {
  const asked = (name: string) => url.searchParams.get(name) ?? "";
  const numbers = asked("crop").split(",").map(Number);
  const [left = 0, top = 0, width = 1, height = 1] = numbers;
  const crop: Crop | undefined =
    numbers.length === 4 && numbers.every(Number.isFinite)
      ? { left, top, width, height }
      : undefined;
  const bytes = await bodyOf(request, limits.picture);
  const into = { folder: asked("folder"), name: asked("name") };
  return { src: await keepPicture(bytes, into, crop) };
}

async function answer(request: IncomingMessage, response: ServerResponse, options: Options) {
  mustBeOurs(request, options.port);
  const url = new URL(request.url ?? "/", "http://localhost");
  const path = decodeURIComponent(url.pathname);
  const isRead = request.method === "GET" || request.method === "HEAD";
  const send = (type: string, body: string | Buffer) => {
    response.writeHead(200, { "content-type": type });
    response.end(request.method === "HEAD" ? undefined : body);
  };
  const json = (value: unknown) => send("application/json", JSON.stringify(value));
  const notFound = new HttpError(404, "Not found.");

  if (request.method === "POST") {
    if (path === "/api/keystatic/update") return json(await update(request));
    if (path === "/api/pictures") return json(await takePicture(request, url));
    throw notFound;
  }
  if (!isRead) throw new HttpError(405, "Not a method of this server.");
  if (path === "/api/keystatic/tree") return json(await listEntries());
  if (path === "/api/facts") {
    const { name: firm } = business;
    const facts: Facts = {
      firm,
      preview: options.preview,
      choices: readChoices(),
      pictures: await listPictures(),
    };
    return json(facts);
  }
  const [, sha, file] = /^\/api\/keystatic\/blob\/([0-9a-f]{40})\/(.+)$/.exec(path) ?? [];
  if (sha && file) {
    const bytes = await readBlob(file, sha);
    if (!bytes) throw notFound;
    return send("text/plain; charset=utf-8", bytes);
  }
  if (path.startsWith("/pictures/")) {
    const picture = await picturePath(path.slice("/pictures/".length));
    if (!picture) throw notFound;
    return send(types[extname(picture)] ?? "", await readFile(picture));
  }
  if (path === "/logo.svg") return send(types[".svg"]!, await readFile("public/logo.svg"));
  if (/^\/assets\/[\w.-]+$/.test(path)) {
    const bytes = await readFile(join(options.files, path)).catch(() => {
      throw notFound;
    });
    return send(types[extname(path)] ?? "application/octet-stream", bytes);
  }
  if (path === "/") {
    response.writeHead(302, { location: "/keystatic" });
    return response.end();
  }
  if (path === "/keystatic" || path.startsWith("/keystatic/")) {
    return send(types[".html"]!, await readFile(join(options.files, "index.html")));
  }
  throw notFound;
}

/** Starts the server on the loopback address. */
export function startServer(options: Options) {
  const server = createServer((request, response) => {
    response.setHeader("content-security-policy", policy);
    response.setHeader("x-content-type-options", "nosniff");
    response.setHeader("referrer-policy", "no-referrer");
    response.setHeader("cross-origin-resource-policy", "same-origin");
    response.setHeader("cache-control", "no-store");
    answer(request, response, options).catch((error: unknown) => {
      const status =
        error instanceof HttpError
          ? error.status
          : error instanceof Refusal
            ? 422
            : error instanceof SyntaxError ||
                error instanceof URIError ||
                error instanceof TypeError
              ? 400
              : 500;
      if (status === 500) console.error(error);
      const message = error instanceof Error ? error.message : String(error);
      if (response.headersSent) return response.destroy();
      response.writeHead(status, { "content-type": "text/plain; charset=utf-8" });
      return response.end(message);
    });
  });
  server.listen(options.port, "127.0.0.1");
  return server;
}
