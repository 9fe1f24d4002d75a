/**
 * Loaded before `serve`, whose redirects drop the query and cannot change letters: sends a visitor
 * to the one address of a page, as the edge of a host does.
 */
import http from "node:http";
import { oneAddress } from "./address.ts";

const { createServer } = http;

http.createServer = ((answer: http.RequestListener) =>
  createServer((request, response) => {
    const address = oneAddress(request.url ?? "/");
    if (address === request.url) return answer(request, response);
    response.writeHead(301, { Location: address, "Content-Length": 0 }).end();
  })) as typeof createServer;
