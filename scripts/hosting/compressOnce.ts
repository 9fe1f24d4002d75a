/**
 * Compresses what `serve` sends with brotli or gzip, once per text rather than for every visitor:
 * compressing takes fifty times as long as sending.
 */
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { compressedEndings, compressedFrom, types } from "./rules.ts";

const compressors = {
  // Maximum quality by default, as hosts that precompress send too: about 0.1 s per page, once.
  br: promisify<Buffer, Buffer>(brotliCompress),
  gzip: promisify<Buffer, Buffer>(gzip),
};
type Encoding = keyof typeof compressors;

/**
 * Cached by encoding and ETag, which `serve` derives from the content. As many entries as the site
 * has texts.
 */
const cache = new Map<string, Promise<Buffer>>();

const compressedTypes = new Set(compressedEndings.map((ending) => types[ending]!.split(";")[0]));
const isCompressible = (headers: OutgoingHttpHeaders) => {
  const type = String(headers["Content-Type"]).split(";")[0]!;
  // Feeds have media types of their own.
  return compressedTypes.has(type) || /^application\/(rss|atom|feed)\+/.test(type);
};

/** The best encoding that the browser accepts. */
function preferredEncoding(request: IncomingMessage): Encoding | undefined {
  const accepted = (request.headers["accept-encoding"] ?? "").split(/, */);
  const accepts = (name: string) =>
    accepted.some((one) => one.split(";")[0] === name && !/;\s*q=0(\.0*)?$/.test(one));
  return (["br", "gzip"] as const).find(accepts);
}

/** Makes a response compress its body, if the request accepts that. */
export function compressOnce(request: IncomingMessage, response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const end = response.end.bind(response);
  const begin = (status: number, all: OutgoingHttpHeaders = {}) => {
    // `serve` adds 50 bytes of Content-Disposition to every file, though none is a download.
    const { "Content-Disposition": _name, ...headers } = all;
    const isText = isCompressible(headers);
    const sent = isText ? { ...headers, Vary: "Accept-Encoding" } : headers;
    const encoding = preferredEncoding(request);
    const isLong = Number(headers["Content-Length"]) >= compressedFrom;
    if (!isText || !encoding || !isLong || status === 206 || request.method === "HEAD")
      return writeHead(status, sent);
    const { "Content-Length": _length, "Accept-Ranges": _ranges, ...rest } = sent;
    const chunks: Buffer[] = [];
    const finish = async () => {
      const key = `${encoding} ${String(headers["ETag"])}`;
      const compressing = cache.get(key) ?? compressors[encoding](Buffer.concat(chunks));
      cache.set(key, compressing);
      const body = await compressing;
      writeHead(status, { ...rest, "Content-Encoding": encoding, "Content-Length": body.length });
      end(body);
    };
    response.write = (chunk: Buffer) => {
      chunks.push(chunk);
      return true;
    };
    response.end = () => {
      void finish();
      return response;
    };
    return response;
  };
  response.writeHead = begin as typeof response.writeHead;
}
