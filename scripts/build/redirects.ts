/**
 * Loaded before `serve`, which answers any method, whose redirects drop the query and cannot change
 * letters, and which fails at a path that no file can have: sends a visitor to the one address of a
 * page, as the edge of a host does, turns the rest into an ordinary unknown address, and packs.
 */
import http from "node:http";
import { moved } from "../../app/content/singles.ts";
import { rightAddress } from "./address.ts";
import { packOnce } from "../hosting/packOnce.ts";
import { everywhere, methods, notServed } from "../hosting/rules.ts";

const { createServer } = http;

/** Bytes; the longest name that a file system takes. */
const longestPath = 255;

/** The path as `serve` will look for it, or nothing where it could not. */
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
    if (plain === undefined || notServed.includes(plain)) {
      request.url = "/404";
      packOnce(request, response);
      answer(request, response);
      return;
    }
    const address = rightAddress(asked, moved);
    if (address === asked) {
      packOnce(request, response);
      answer(request, response);
      return;
    }
    response.writeHead(301, { ...everywhere, Location: address, "Content-Length": 0 }).end();
  })) as typeof createServer;
