/**
 * Writes the pictures that a change alters for its reviewer: `changed-pictures/index.html` with each
 * changed place before and after, side by side, and their names on standard output as Markdown.
 *
 *   node scripts/pictures/changedPictures.ts origin/main
 *
 * A picture is altered if its baseline differs from that of the commit named, or if the last run of
 * `npm run visual` refused it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { acceptCommand } from "./acceptCommand.ts";
import { decode, isSame, refusedFolder } from "./difference.ts";
import { tellDifferences } from "./sentences.ts";
import { showDifference } from "./showDifference.ts";

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
/** Writes a picture, and returns its file's name. */
function write(picture: Buffer, kind = "webp"): string {
  const file = `${++count}.${kind}`;
  writeFileSync(`${folder}/${file}`, picture);
  return file;
}

/** What differs in words, and drawn; of a picture that is new or gone, the picture itself. */
async function figureOf(before: Buffer | undefined, after: Buffer | undefined): Promise<string> {
  const whole = [
    before && `<a href="${write(before)}">the whole picture before</a>`,
    after && `<a href="${write(after)}">the whole picture after</a>`,
  ];
  const links = `<p>${whole.filter(Boolean).join(", ")}</p>`;
  if (!before || !after) {
    const [is, one] = before ? ["gone", before] : ["new", after!];
    return `<p>This picture is ${is}.</p><img src="${write(one)}" alt="">${links}`;
  }
  const [from, to] = [await decode(before), await decode(after)];
  if (isSame(from, to)) return "<p>It looks as it did before.</p>";
  const difference = await showDifference(from, to);
  const words = tellDifferences([{ on: "", difference }]).join("<br>");
  return `<p>${words}</p><img src="${write(difference.picture, "svg")}" alt="Before and after">${links}`;
}

async function sectionOf(name: string): Promise<string> {
  const path = `${baselines}/${name}.webp`;
  const isRefused = refused.includes(name);
  const after = isRefused ? `${refusedFolder}/${name}.webp` : path;
  const before = inFork.has(path) ? git("show", `${fork}:${path}`) : undefined;
  const now = existsSync(after) ? readFileSync(after) : undefined;
  const story = name.slice(0, name.lastIndexOf("."));
  // A page's tests are named for a screen, too.
  const test = story.startsWith("Pages/") ? `${story}\\.` : `${story}$`;
  const state = isRefused
    ? `Not accepted. To accept: <code>${acceptCommand(test)}</code>`
    : "Accepted in this change.";
  return `<section><h2>${name}</h2><p>${state}</p>${await figureOf(before, now)}</section>`;
}

const names = [...new Set([...refused, ...accepted])].toSorted();
const sections = [];
for (const name of names) sections.push(await sectionOf(name));
const style = `body { font: 16px/1.5 sans-serif; margin: 24px } img { max-width: 100%; border: 1px solid #888 }`;
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Changed pictures</title>
  <style>${style}</style><h1>Changed pictures: ${names.length}</h1>${sections.join("\n")}</html>\n`,
);

console.log(`## Changed pictures: ${names.length}\n`);
if (names.length > 0)
  console.log("What changed, before and after, is in the artifact `changed-pictures`.\n");
for (const name of names)
  console.log(
    `- ${name}: ${refused.includes(name) ? "**not accepted**" : "accepted in this change"}`,
  );
