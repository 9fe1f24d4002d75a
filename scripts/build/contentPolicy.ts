/**
 * Adds the Content-Security-Policy to a page, right behind its encoding, which has to end within the
 * first 1,024 bytes (HTML standard, 4.2.5.4): only this site's files, and only the
 * inline scripts and styles present in the page when it was built, each by hash. A `<meta>` element
 * cannot set `frame-ancestors`, so that is a header: see scripts/hosting/rules.ts.
 */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * Unique hashes of the elements' contents. JSON-LD is left out: it is data, not executed. Their text
 * ends at the first end tag, whatever it holds, so that a pattern finds what a parser would.
 */
function hashes(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}([^>]*)>([\\s\\S]*?)</${element}>`, "g");
  const texts = [...html.matchAll(pattern)].flatMap(([, attributes = "", text = ""]) =>
    text === "" || attributes.includes("application/ld+json") ? [] : [text],
  );
  return [...new Set(texts.map(hashOf))];
}

/**
 * @param html a complete page, whose scripts and styles must not change afterwards
 * @param metricsEndpoint the only other origin a page may connect to, if any
 */
function withContentPolicy(html: string, metricsEndpoint?: string): string {
  const connect = metricsEndpoint ? ` ${new URL(metricsEndpoint).origin}` : "";
  const policy = [
    // Firefox counts `<link rel="prefetch">` under it and nothing else: every other kind of request
    // has its own directive.
    "default-src 'self'",
    `script-src 'self' ${hashes(html, "script").join(" ")}`,
    // Emotion inserts rules into an empty element at run time.
    `style-src 'self' ${[...hashes(html, "style"), hashOf("")].join(" ")}`,
    // `style` attributes hold sizes and positions of single elements; no hash can allow them.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    `connect-src 'self'${connect}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-src 'none'",
    "object-src 'none'",
  ].join("; ");
  const encoding = '<head><meta charSet="utf-8"/>';
  if (!html.includes(encoding)) throw new Error(`A page does not begin with ${encoding}`);
  return html.replace(
    encoding,
    `$&<meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
}

/**
 * Adds its policy to every page in a folder. Must be the last step of a build, since it hashes what
 * the pages contain.
 */
export async function addContentPolicy(folder: string, metricsEndpoint?: string): Promise<void> {
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const file = join(folder, page);
    await writeFile(file, withContentPolicy(await readFile(file, "utf8"), metricsEndpoint));
  }
}
