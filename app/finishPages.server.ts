/** The last step of a build: what can be done to a page only once it is prerendered. */
import { globSync, readFileSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withContentPolicy } from "./contentPolicy.server.ts";
import { deferScripts } from "./deferScripts.server.ts";

/** Emotion ends every declaration with a semicolon; the last one of a rule needs none. */
const withShortStyles = (html: string) =>
  html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/g, (style) => style.replaceAll(";}", "}"));

/** In bytes: a larger one is better off in a file of its own. */
const largestInlineLogo = 1000;

/**
 * The logo's file as an address that holds it: smaller than what asking for it costs, at the same time as for
 * the typefaces and the first picture.
 * @returns nothing where it is too large
 */
function inlineLogo(client: string): string | undefined {
  const svg = readFileSync(join(client, "logo.svg"), "utf8");
  const short = svg
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("> <", "><");
  const text = short
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, encodeURIComponent);
  return text.length > largestInlineLogo ? undefined : `data:image/svg+xml,${text}`;
}

/** Only the HTML names it so: hydration leaves attributes as it finds them. */
const withLogo = (html: string, logo: string | undefined) =>
  logo === undefined
    ? html
    : html
        .replace('<link rel="preload" as="image" href="/logo.svg"/>', "")
        .replaceAll('src="/logo.svg"', () => `src="${logo}"`);

/**
 * Has each page fetch scripts and data after its words, holds its logo, and names in its policy the
 * scripts and styles it then has.
 * @param client folder of the built site
 * @param metricsEndpoint the one other origin that a page may speak to, where there is one
 * @throws when React Router's start-up scripts no longer have the form that is read here
 */
export async function finishPages(client: string, metricsEndpoint?: string): Promise<void> {
  const logo = inlineLogo(client);
  const bytesOf = (address: string) => statSync(join(client, address)).size;
  for (const file of globSync("**/*.html", { cwd: client })) {
    const { html, data } = deferScripts(await readFile(join(client, file), "utf8"), bytesOf);
    const short = withLogo(withShortStyles(html), logo);
    await writeFile(join(client, file), withContentPolicy(short, metricsEndpoint));
    if (data) await writeFile(join(client, data.address), data.text);
  }
}
