/**
 * The Content-Security-Policy of a page, as its first element: only this site's own files, and of
 * inline scripts and styles only those that were in the page when it was built, each by its hash.
 * What a `<meta>` cannot say (`frame-ancestors`) is a header, see scripts/hosting/rules.ts.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Hashes of the elements' texts, each once. JSON-LD is data: browsers do not run it. */
function hashes(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const texts = [...html.matchAll(pattern)].flatMap(([, attributes = "", text = ""]) =>
    text === "" || attributes.includes("application/ld+json") ? [] : [text],
  );
  return [...new Set(texts.map(hashOf))];
}

/**
 * @param html a whole page; nothing in its scripts and styles may change afterwards
 * @param metricsEndpoint the one other origin that a page may speak to, where there is one
 */
function withContentPolicy(html: string, metricsEndpoint?: string): string {
  const connect = metricsEndpoint ? ` ${new URL(metricsEndpoint).origin}` : "";
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, "script").join(" ")}`,
    // The empty one is Emotion's, into which it writes rules as the visitor goes on.
    `style-src 'self' ${[...hashes(html, "style"), hashOf("")].join(" ")}`,
    // Sizes and places that belong to one element: `style` attributes cannot be named by a hash.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${connect}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
  return html.replace(
    "<head>",
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/** Gives every page in a folder its policy. The last step of a build: it names what is in the pages. */
export async function addContentPolicy(folder: string, metricsEndpoint?: string): Promise<void> {
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const file = join(folder, page);
    await writeFile(file, withContentPolicy(await readFile(file, "utf8"), metricsEndpoint));
  }
}
