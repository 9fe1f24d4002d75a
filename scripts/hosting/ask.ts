/**
 * Sends a request exactly as written: without normalising the path, following redirects or
 * decompressing.
 */
import * as http from "node:http";
import * as https from "node:https";

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
  return (path, { method = "GET", headers = {} } = {}) =>
    new Promise((done, fail) => {
      const asked = request(
        {
          host: "127.0.0.1",
          port,
          path,
          method,
          headers: { Host: "firm.example", ...headers },
          ...tls,
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.once("error", fail);
          response.once("end", () =>
            done({
              status: response.statusCode ?? 0,
              headers: response.headers,
              body: Buffer.concat(chunks),
            }),
          );
        },
      );
      asked.once("error", fail);
      asked.end();
    });
}
