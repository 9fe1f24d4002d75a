/**
 * Writes the pictures that a change alters for its reviewer: `changed-pictures/index.html` with before,
 * after and difference side by side, and their names on standard output as Markdown.
 *
 *   node scripts/check/changedPictures.ts origin/main
 *
 * A picture is altered if its baseline differs from that of the commit named, or if the last run of
 * `npm run visual` refused it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { decode, drawDifference, refusedFolder } from "../lib/difference.ts";

const base = process.argv[2] ?? "origin/main";
const baselines = "e2e/visual/baselines";
const folder = "changed-pictures";

const git = (...args: string[]) => execFileSync("git", args, { maxBuffer: 1e8 });
const fork = git("merge-base", base, "HEAD").toString().trim();
const inFork = new Set(
  git("ls-tree", "-r", "--name-only", "-z", fork, baselines).toString().split("\0"),
);
const altered = git("diff", "--name-only", "--no-renames", "-z", fork, "--", baselines).toString();

const nameOf = (file: string) => file.slice(0, -".webp".length);
const accepted = altered
  .split("\0")
  .filter(Boolean)
  .map((file) => nameOf(file.slice(baselines.length + 1)));
const refused = globSync("**/*.webp", { cwd: refusedFolder }).map(nameOf);

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);

let count = 0;
/** Writes a picture, and returns its figure. */
function figure(caption: string, picture: Buffer | undefined): string {
  if (!picture) return `<figure><figcaption>${caption}: none</figcaption></figure>`;
  const file = `${++count}.webp`;
  writeFileSync(`${folder}/${file}`, picture);
  return `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
}

async function sectionOf(name: string): Promise<string> {
  const path = `${baselines}/${name}.webp`;
  const isRefused = refused.includes(name);
  const after = isRefused ? `${refusedFolder}/${name}.webp` : path;
  const before = inFork.has(path) ? git("show", `${fork}:${path}`) : undefined;
  const now = existsSync(after) ? readFileSync(after) : undefined;
  const difference =
    before && now ? await drawDifference(await decode(before), await decode(now)) : undefined;
  const story = name.slice(0, name.lastIndexOf("."));
  // A page's tests are named for a screen, too.
  const test = story.startsWith("Pages/") ? `${story}\\.` : `${story}$`;
  const state = isRefused
    ? `Not accepted. To accept: <code>npm run visual:update -- "${test}"</code>`
    : "Accepted in this change.";
  return `<section><h2>${name}</h2><p>${difference?.words ?? ""}</p><p>${state}</p><div>
    ${figure("Before", before)}${figure("After", now)}${figure("Difference", difference?.picture)}
    </div></section>`;
}

const names = [...new Set([...refused, ...accepted])].toSorted();
const sections = [];
for (const name of names) sections.push(await sectionOf(name));
const style = `body { font: 16px/1.5 sans-serif; margin: 24px }
  div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 16px; align-items: start }
  figure { margin: 0 } img { max-width: 100%; border: 1px solid #888 }`;
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
  <style>${style}</style><h1>Changed pictures: ${names.length}</h1>${sections.join("\n")}</html>\n`,
);

console.log(`## Changed pictures: ${names.length}\n`);
if (names.length > 0)
  console.log("Before, after and difference are in the artifact `changed-pictures`.\n");
for (const name of names)
  console.log(
    `- ${name}: ${refused.includes(name) ? "**not accepted**" : "accepted in this change"}`,
  );
