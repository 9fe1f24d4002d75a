import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

/** Serves requests from a free port of this machine. */
export async function listen(handle: RequestListener) {
  const server = createServer(handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

/**
 * Answers a request as another origin does, headers included.
 * @param change rewrites a text file before it is sent
 */
export async function forward(
  url: string,
  request: IncomingMessage,
  response: ServerResponse,
  change: (text: string) => string,
) {
  const answered = await fetch(url, {
    method: request.method!,
    redirect: "manual",
    // A kept connection may be closed just as it is used again.
    headers: { connection: "close" },
  });
  for (const [name, value] of answered.headers)
    if (!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name))
      response.setHeader(name, value);
  const bytes = Buffer.from(await answered.arrayBuffer());
  const isText = /^(text|application\/javascript)/.test(answered.headers.get("content-type") ?? "");
  response.writeHead(answered.status);
  response.end(isText ? change(bytes.toString()) : bytes);
}
