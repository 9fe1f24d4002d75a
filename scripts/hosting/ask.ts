/**
 * Sends a request exactly as written: without normalising the path, following redirects or
 * decompressing.
 */
import { once } from "node:events";
import * as http from "node:http";
import * as https from "node:https";
import { buffer } from "node:stream/consumers";

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer };
export type Question = { method?: string; headers?: Record<string, string> };
export type Ask = (path: string, question?: Question) => Promise<Answer>;

/**
 * @param port on localhost
 * @param certificate to trust; if given, uses https
 */
export function asker(port: number, certificate?: Buffer): Ask {
  const { request } = certificate ? https : http;
  const tls = certificate && { ca: certificate, servername: "firm.example" };
  return async (path, { method = "GET", headers = {} } = {}) => {
    const host = { host: "127.0.0.1", port, headers: { Host: "firm.example", ...headers } };
    const asked = request({ ...host, path, method, ...tls }).end();
    const [response] = (await once(asked, "response")) as [http.IncomingMessage];
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: await buffer(response),
    };
  };
}
