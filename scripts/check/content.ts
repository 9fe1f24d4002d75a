/**
 * Checks all content and the names of all pictures before anything is made of them, and names every
 * issue: file, field and what to do. The build would fail on them too, but bury them in a stack trace.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ContentError, isLeftover } from "../../app/content/source.server.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { pictureFolder, pictureNameIssues } from "../build/ownersPictures.ts";

// A firm that has cleared another's pictures out has no folder yet, or no list of its own.
mkdirSync(pictureFolder, { recursive: true });
const manifest = join(pictureFolder, "manifest.json");
if (!existsSync(manifest)) writeFileSync(manifest, "{}\n");
const pictures = filesBelow(pictureFolder).filter((file) => !isLeftover(file));
/** What an entry may name: what is in the folder, though nothing may be made of it yet. */
const unmade = { hash: "", width: 1, height: 1, src: "", colour: "", files: [] };
const named = Object.fromEntries(pictures.map((file) => [file, unmade]));

const messages = pictureNameIssues(pictures);
if (messages.length > 0) messages.unshift(`Pictures that cannot be used, in ${pictureFolder}:`);
try {
  // Imported here because reading the business profile may already fail.
  const { checkContent } = await import("../../app/content/content.server.ts");
  const { siteChecks } = await import("../../app/seo/links.server.ts");
  const { issues } = checkContent(undefined, named, siteChecks);
  if (issues.length > 0) throw new ContentError(issues);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  messages.push(error.message);
}
if (messages.length > 0) {
  console.error(messages.join("\n"));
  process.exitCode = 1;
}
