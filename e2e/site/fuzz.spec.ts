/**
 * Whatever a path, query or hash contains: over HTTP no server error, no redirect to another host,
 * nothing reflected; in the browser no error, no dialog, no injected script.
 *
 *   FUZZ=50000 FUZZ_SEED=7 npx playwright test --project=rest e2e/site/fuzz.spec.ts
 */
import { expect, test, type Page } from "@playwright/test";
import * as fc from "fast-check";
import { once } from "node:events";
import { Agent, request as ask, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { visit } from "../support/hydrated.ts";
import { pages } from "../support/pages.ts";
import { onlyFull } from "../support/screen.ts";

const runs = Number(process.env.FUZZ ?? 5000);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_120);
/** A browser renders a page for each, so it gets a fraction of the HTTP runs. */
const browserRuns = Math.ceil(runs / 25);

/** Appears in a response only if the request was reflected unescaped. */
const planted = "<i id=planted>";

const attacks = [
  `${planted}<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>${planted}`,
  `';alert(1);//${planted}`,
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "//elsewhere.example",
  "\\\\elsewhere.example",
  "/\\elsewhere.example",
  "https://elsewhere.example",
  "@elsewhere.example",
  "..",
  "../../../etc/passwd",
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "%00",
  "%0d%0aSet-Cookie:%20a=b",
  "%0d%0aLocation:%20https://elsewhere.example",
  "%E0%A4%A",
  "%",
  "%ff%fe",
  "__proto__",
  "constructor",
  "[(?*",
  "{{7*7}}",
  "${7*7}",
  "' OR 1=1--",
  "index.html",
  ".data",
  "404.html",
  "‮txt.exe",
  "🪚",
  "A".repeat(3000),
];

const word = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...attacks) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 20 }) },
  { weight: 2, arbitrary: fc.constantFrom(...pages.map(({ path }) => path)) },
);
/** Half of them encoded as a browser would, half raw. */
const written = fc
  .tuple(word, fc.boolean())
  .map(([plain, encoded]) => (encoded ? encodeURIComponent(plain.toWellFormed()) : plain));
const slash = fc.constantFrom("/", "//", "/\\", "\\", "/./", "/../", "/%2f", "/%5c");
const path = fc.oneof(
  fc
    .array(fc.tuple(slash, written), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.flat().join("")),
  fc
    .tuple(fc.constantFrom(...pages.map((page) => page.path)), slash, written)
    .map((parts) => parts.join("")),
);
const query = fc.oneof(
  fc.constant(""),
  fc
    .array(
      fc.tuple(fc.constantFrom("q", "category", "utm_source", "url", "next", "q[]"), written),
      {
        maxLength: 3,
      },
    )
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
);

/** A valid request target: all other characters are percent-encoded, as a client would. */
const sendable = (address: string) =>
  Buffer.from(address.startsWith("/") ? address : `/${address}`, "utf8")
    .toString("latin1")
    .replace(
      /[^\u0021-\u007e]|#/g,
      (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, "0")}`,
    );

test(
  `${runs} addresses over HTTP: no server error, no redirect out, nothing reflected`,
  onlyFull,
  async ({ baseURL }) => {
    test.setTimeout(120_000 + runs * 20);
    const { hostname, port, origin } = new URL(baseURL!);
    const agent = new Agent({ keepAlive: true, maxSockets: 24 });
    const get = async (address: string): Promise<{ response: IncomingMessage; body: string }> => {
      const request = ask({ hostname, port, path: address, agent }).end();
      try {
        const [response] = (await once(request, "response")) as [IncomingMessage];
        return { response, body: await text(response) };
      } catch (error) {
        // A server may close a keep-alive connection just as it is reused.
        if (request.reusedSocket) return get(address);
        throw new Error(address.slice(0, 200), { cause: error });
      }
    };
    const addresses = fc
      .sample(fc.tuple(path, query), { numRuns: runs, seed })
      .map((parts) => sendable(parts.join("")));
    const faults: string[] = [];
    const look = async (address: string) => {
      const { response, body } = await get(address);
      const { statusCode: status = 0, headers } = response;
      const { location, "content-type": type = "" } = headers;
      const report = (what: string) =>
        faults.push(`${what}: ${JSON.stringify(address.slice(0, 200))}`);
      if (status >= 500) report(`status ${status}`);
      if (location !== undefined) {
        // Browsers treat a backslash as a slash.
        const isPath = /^\/(?![/\\])/.test(location);
        if (!isPath || new URL(location, origin).origin !== origin)
          report(`redirects to ${location}`);
      }
      if (type.includes("html") && body.includes(planted)) report("reflected");
      if (/root:.*:0:0:/.test(body)) report("a system file");
    };
    await Promise.all(addresses.map(look));
    agent.destroy();
    expect(faults).toEqual([]);
  },
);

/** Collects everything that must not happen. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    if (/elsewhere\.example/.test(new URL(request.url()).host))
      faults.push(`requests ${request.url()}`);
  });
  return faults;
}

/** Navigates to each URL on the client; returns those that break the page. */
const visitAll = (page: Page, addresses: string[]) =>
  page.evaluate(async (all) => {
    const faults: string[] = [];
    for (const address of all) {
      history.replaceState(null, "", address);
      dispatchEvent(new PopStateEvent("popstate", { state: null }));
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
      const title = document.querySelector("h1")?.textContent;
      if (!title || title === "This page could not be shown") faults.push(`lost: ${address}`);
      if (document.querySelector("#planted, main script:not([type]), img[src=x]"))
        faults.push(`planted: ${address}`);
    }
    return faults;
  }, addresses);

test(
  `${browserRuns} searches and hashes in the address: text stays text, a hash scrolls at most`,
  onlyFull,
  async ({ page }) => {
    test.setTimeout(60_000 + browserRuns * 800);
    const faults = watch(page);
    const texts = fc.sample(word, { numRuns: browserRuns, seed });
    await visit(page, "/search");
    const search = (words: string) => `/search?q=${encodeURIComponent(words.toWellFormed())}`;
    expect(await visitAll(page, texts.map(search))).toEqual([]);
    // The query does reach the page.
    await visitAll(page, [search(attacks[0]!)]);
    await expect(page.getByRole("searchbox")).toHaveValue(attacks[0]!);
    const hashes = texts.map((words) => `/faq#${words.toWellFormed().replace(/[\r\n\t]/g, "")}`);
    expect(await visitAll(page, hashes)).toEqual([]);
    expect(faults).toEqual([]);
  },
);
