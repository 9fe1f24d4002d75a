/**
 * Loaded before `serve`, which responds to any method, drops the query in redirects, cannot change
 * case, and crashes on paths that no file can have. Redirects to a page's canonical address, as a
 * host's edge does, treats unusable paths as unknown addresses, and compresses.
 */
import http from "node:http";
import { moved } from "../../app/content/singles.ts";
import { redirectedUrl } from "./address.ts";
import { compressOnce } from "../hosting/compressOnce.ts";
import { everywhere, methods, notServed } from "../hosting/rules.ts";

const { createServer } = http;

/** The longest file name that file systems support, in bytes. */
const longestPath = 255;

/** The path as `serve` will look it up, or undefined if it cannot. */
function decoded(path: string): string | undefined {
  try {
    const decodedPath = decodeURIComponent(path);
    const climbs = decodedPath.split(/[/\\]/).includes("..");
    const isUsable =
      !climbs && !decodedPath.includes("\0") && Buffer.byteLength(decodedPath) <= longestPath;
    return isUsable ? decodedPath : undefined;
  } catch {
    return undefined;
  }
}

http.createServer = ((handler: http.RequestListener) =>
  createServer((request, response) => {
    if (!methods.includes(request.method ?? "")) {
      const headers = { ...everywhere, Allow: methods.join(", "), "Content-Length": 0 };
      response.writeHead(405, headers).end();
      return;
    }
    const requested = request.url ?? "/";
    const decodedPath = decoded(requested.split("?")[0]!);
    const isUnknown = decodedPath === undefined || notServed.includes(decodedPath);
    const address = isUnknown ? requested : redirectedUrl(requested, moved);
    if (address !== requested) {
      response.writeHead(301, { ...everywhere, Location: address, "Content-Length": 0 }).end();
      return;
    }
    if (isUnknown) request.url = "/404";
    compressOnce(request, response);
    handler(request, response);
  })) as typeof createServer;
