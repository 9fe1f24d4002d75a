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

/** What means something else within a page than in a file: names, styles, scripts, other files. */
const needsItsFile = /<(style|script|image|use|a|foreignObject)\b|\s(id|class|on\w+)=/;

/**
 * The logo as a part of a page: smaller than what asking for its file costs, at the same time as for the typefaces
 * and the first picture. As an address that holds it (`data:`) it would still be one thing more to be fetched to
 * Lighthouse, which works out 75 ms more for the largest paint.
 * @returns nothing where it must stay in its file
 */
function inlineLogo(client: string): string | undefined {
  const file = readFileSync(join(client, "logo.svg"), "utf8");
  const svg = file
    .replaceAll(/<!--[\s\S]*?-->|<[?!][^>]*>/g, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim()
    .replace(/^<svg\b[^>]*/, (root) => root.replaceAll(/ (xmlns|width|height)="[^"]*"/g, ""));
  return svg.length > largestInlineLogo || needsItsFile.test(svg) ? undefined : svg;
}

/** Only the HTML has it so: hydration leaves what is within it as it stands (Logo.tsx). */
const withLogo = (html: string, logo: string | undefined) =>
  logo === undefined ? html : html.replaceAll(/<img src="\/logo\.svg"[^>]*>/g, () => logo);

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
