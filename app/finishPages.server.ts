/** The last step of a build: what can be done to a page only once it is prerendered. */
import { globSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withContentPolicy } from "./contentPolicy.server.ts";
import { deferScripts } from "./deferScripts.server.ts";

/** Emotion ends every declaration with a semicolon; the last one of a rule needs none. */
const withShortStyles = (html: string) =>
  html.replaceAll(/<style\b[^>]*>[^<]*<\/style>/g, (style) => style.replaceAll(";}", "}"));

/**
 * Has each page fetch scripts and data after its words, and names in its policy the scripts and
 * styles it then has.
 * @param client folder of the built site
 * @param metricsEndpoint the one other origin that a page may speak to, where there is one
 * @throws when React Router's start-up scripts no longer have the form that is read here
 */
export async function finishPages(client: string, metricsEndpoint?: string): Promise<void> {
  for (const file of globSync("**/*.html", { cwd: client })) {
    const { html, data } = deferScripts(await readFile(join(client, file), "utf8"));
    await writeFile(join(client, file), withContentPolicy(withShortStyles(html), metricsEndpoint));
    if (data) await writeFile(join(client, data.address), data.text);
  }
}
