/**
 * Loaded before `serve`, which responds to any method, drops the query in redirects, cannot change
 * case, and crashes on paths that no file can have. Redirects to a page's canonical address, as a
 * host's edge does, treats unusable paths as unknown addresses, and compresses.
 */
import http from "node:http";
import { moved } from "../../app/content/singles.ts";
import { rightAddress } from "./address.ts";
import { packOnce } from "../hosting/packOnce.ts";
import { everywhere, methods, notServed } from "../hosting/rules.ts";

const { createServer } = http;

/** The longest file name that file systems support, in bytes. */
const longestPath = 255;

/** The path as `serve` will look it up, or undefined if it cannot. */
function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    const climbs = plain.split(/[/\\]/).includes("..");
    const isUsable = !climbs && !plain.includes("\0") && Buffer.byteLength(plain) <= longestPath;
    return isUsable ? plain : undefined;
  } catch {
    return undefined;
  }
}

http.createServer = ((answer: http.RequestListener) =>
  createServer((request, response) => {
    if (!methods.includes(request.method ?? "")) {
      const headers = { ...everywhere, Allow: methods.join(", "), "Content-Length": 0 };
      response.writeHead(405, headers).end();
      return;
    }
    const asked = request.url ?? "/";
    const plain = decoded(asked.split("?")[0]!);
    const isUnknown = plain === undefined || notServed.includes(plain);
    const address = isUnknown ? asked : rightAddress(asked, moved);
    if (address !== asked) {
      response.writeHead(301, { ...everywhere, Location: address, "Content-Length": 0 }).end();
      return;
    }
    if (isUnknown) request.url = "/404";
    packOnce(request, response);
    answer(request, response);
  })) as typeof createServer;
