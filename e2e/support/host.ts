import { test as base, expect, type Page } from "@playwright/test";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the host does instead of answering as the build says. `hang` never answers. */
export type Fault = { status?: number; body?: string; type?: string } | "drop" | "hang";

/** The built site behind a host that can be told to fail, over HTTP as a service worker sees it. */
export type Host = {
  origin: string;
  /** Method and path of each request, in order. */
  asked: string[];
  /** The documents among them, by path. */
  documents: string[];
  /** What goes wrong, by path with query. Nothing at first. */
  fault: (path: string) => Fault | undefined;
  /** Changes a file's text on its way. */
  change: (path: string, text: string) => string;
  /** Puts a new release in the place of the old: every script and font has another name. */
  release: () => void;
};

/** Scripts of a new release stand here. */
const nextAssets = "/assets-next/";

/** The page's policy names its scripts by hash: those of a changed page would not run. */
const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

async function answer(
  host: Host,
  from: string,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { method = "GET", url = "/", headers } = request;
  host.asked.push(`${method} ${url}`);
  if (headers["sec-fetch-dest"] === "document") host.documents.push(url);
  const fault = host.fault(url);
  if (fault === "drop") return request.socket.destroy();
  if (fault === "hang") return undefined;
  if (fault) {
    const { status = 200, body = "", type = "text/html" } = fault;
    return response.writeHead(status, { "Content-Type": type }).end(body);
  }
  const answered = await fetch(from + url, { method, redirect: "manual" });
  const type = answered.headers.get("content-type") ?? "";
  for (const [name, value] of answered.headers)
    if (!/^(content-(encoding|length)|transfer-encoding|connection|keep-alive)$/.test(name))
      response.setHeader(name, value);
  const bytes = Buffer.from(await answered.arrayBuffer());
  const isText = /^(text|application\/javascript)/.test(type);
  const changed = isText ? host.change(url, bytes.toString()) : undefined;
  response.writeHead(answered.status);
  return response.end(
    changed === undefined || changed === bytes.toString() ? bytes : changed.replace(policy, ""),
  );
}

/** Tests with a host of their own. */
export const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, provide) => {
    const host: Host = {
      origin: "",
      asked: [],
      documents: [],
      fault: () => undefined,
      change: (_path, text) => text,
      release() {
        host.fault = (path) => (path.startsWith("/assets/") ? { status: 404 } : undefined);
        host.change = (_path, text) =>
          text.replaceAll("/assets/", nextAssets).replace("<html ", '<html data-release="next" ');
      },
    };
    const server = createServer((request, response) => {
      const isNext = request.url?.startsWith(nextAssets);
      const url = request.url!;
      if (isNext) {
        // Under its new name each file is what it was, with the names it holds changed too.
        const old = { ...host, fault: () => undefined };
        request.url = url.replace(nextAssets, "/assets/");
        void answer(old, baseURL!, request, response);
      } else void answer(host, baseURL!, request, response).catch(() => request.socket.destroy());
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    await provide(host);
    server.closeAllConnections();
    server.close();
  },
});

/** All three ways to reach the firm stand somewhere on the page as links that work by themselves. */
export async function expectWays(page: Page): Promise<void> {
  for (const start of ["tel:+", "https://wa.me/", "mailto:"])
    await expect(page.locator(`a[href^="${start}"]:visible`).first()).toBeVisible();
}

/** Notes errors that no one has caught. */
export function pageErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  return errors;
}

/** A page of the site that every page links to in its foot. */
export const nextLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" });

export { expect };
