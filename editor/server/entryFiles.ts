/** Entries on disk: listed for the editor, checked as the build checks them, written whole. */
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve, sep } from "node:path";
import { promisify } from "node:util";
import type { ContentFault } from "../../app/content/read.server.ts";
import { collections, entryOf, singles, type CollectionName } from "../collections.ts";
import { mergeEntry, mergeYaml } from "./mergeEntry.ts";

/** What the editor asks to be written: paths from the project's root, whole files. */
export type Change = {
  additions: { path: string; contents: string }[];
  deletions: { path: string }[];
};

/** An entry is refused; the message is for the person who wrote it. */
export class Refusal extends Error {}

const root = process.cwd();
const contentFolder = join(root, "app", "content");
const run = promisify(execFile);

/** A file's text, or undefined when there is none. */
async function textOf(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** The absolute path of an entry, also when a folder on the way is a link to somewhere else. */
async function safePath(path: string): Promise<string> {
  const full = resolve(root, path);
  let folder = dirname(full);
  for (;;) {
    const real = await realpath(folder).catch(() => undefined);
    if (real !== undefined) {
      const home = await realpath(contentFolder);
      if (real !== home && !real.startsWith(home + sep)) break;
      return full;
    }
    folder = dirname(folder);
  }
  throw new Refusal(`${path}: expected a file under app/content`);
}

/** Name in Git of these bytes, by which the editor knows whether a file has changed. */
const blobName = (bytes: Buffer) =>
  createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");

/** Every entry, as Git's tree would list it: the form in which the editor asks for it. */
export async function listEntries() {
  const files = Object.keys(singles).map((name) => `app/content/${name}.yaml`);
  for (const folder of Object.keys(collections)) {
    const found = await readdir(join(contentFolder, folder), { recursive: true }).catch(() => []);
    files.push(...found.map((name) => `app/content/${folder}/${name.replaceAll("\\", "/")}`));
  }
  const blobs = await Promise.all(
    files
      .filter((path) => entryOf(path))
      .map(async (path) => ({
        path,
        mode: "100644",
        type: "blob",
        sha: blobName(await readFile(path)),
      })),
  );
  const folders = new Set<string>();
  for (const { path } of blobs) {
    for (let folder = dirname(path); folder !== "."; folder = dirname(folder)) folders.add(folder);
  }
  const trees = [...folders].map((path) => ({
    path,
    mode: "040000",
    type: "tree",
    // Only ever compared: it changes when anything below it does.
    sha: createHash("sha1")
      .update(
        blobs
          .filter((blob) => blob.path.startsWith(`${path}/`))
          .map(({ sha }) => sha)
          .join(),
      )
      .digest("hex"),
  }));
  return [...trees, ...blobs].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

/** One entry's bytes; undefined when the path names none, or it is no longer what `sha` says. */
export async function readBlob(path: string, sha: string): Promise<Buffer | undefined> {
  if (!entryOf(path)) return undefined;
  const bytes = await readFile(await safePath(path)).catch(() => undefined);
  return bytes && blobName(bytes) === sha ? bytes : undefined;
}

/** Reads all content of a folder as the build does, in a process of its own. */
async function faultsOf(project: string): Promise<ContentFault[]> {
  const program = `import(${JSON.stringify(join(root, "app/seo/pages.server.ts"))})
    .then((pages) => pages.getPages())
    .then(() => [], (error) => error.faults ?? [{ file: "", field: "", expected: error.message }])
    .then((faults) => process.stdout.write(JSON.stringify(faults)))`;
  const { stdout } = await run(process.execPath, ["-e", program], {
    cwd: project,
    env: { ...process.env, NODE_ENV: "production" },
  });
  return JSON.parse(stdout) as ContentFault[];
}

/** A copy of the content without its pictures, in which a change can be tried. */
async function copyContent(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "edit-"));
  await cp(contentFolder, join(copy, "app/content"), {
    recursive: true,
    filter: (path) => !/\.(jpg|svg|mp4|webm)$/.test(path),
  });
  return copy;
}

async function writeWhole(path: string, text: string) {
  await mkdir(dirname(path), { recursive: true });
  const beside = `${path}.${process.pid}.tmp`;
  await writeFile(beside, text);
  await rename(beside, path);
}

/** The address of an entry's own page; undefined where it is shown on another's. */
function pageOf(path: string): string | undefined {
  const entry = entryOf(path);
  if (entry?.slug === undefined) return undefined;
  const { page } = collections[entry.kind as CollectionName];
  return page.includes("{slug}") ? page.replace("{slug}", entry.slug) : undefined;
}

/** Texts of a copy that still lead to a page which the change takes away. */
async function deadLinks(copy: string, change: { path: string; text: string | undefined }[]) {
  const gone = change.flatMap(({ path, text }) => (text === undefined ? (pageOf(path) ?? []) : []));
  if (gone.length === 0) return [];
  const names = await readdir(join(copy, "app/content"), { recursive: true });
  const faults: ContentFault[] = [];
  // moved.ts is where the old address of a page has its place.
  for (const name of names.filter((file) => /\.(md|ts|yaml)$/.test(file) && file !== "moved.ts")) {
    const text = await readFile(join(copy, "app/content", name), "utf8");
    for (const page of gone) {
      const isLinked = new RegExp(`(?<=[("'\\s])${page}(?=[)"'\\s#])`).test(text);
      const file = `app/content/${name.replaceAll("\\", "/")}`;
      if (isLinked) faults.push({ file, field: "text", expected: `still leads to ${page}` });
    }
  }
  return faults;
}

const lineOf = ({ file, field, expected }: ContentFault) => `${file}: ${field}: ${expected}`;

/**
 * The faults that a change would bring, found in a copy: a bad entry never reaches the disk. Faults
 * that stand there already are not this change's.
 */
async function newFaults(change: { path: string; text: string | undefined }[]) {
  const copy = await copyContent();
  try {
    const apply = async (texts: typeof change) => {
      for (const { path, text } of texts) {
        const full = join(copy, path);
        if (text === undefined) await rm(full, { force: true });
        else await writeWhole(full, text);
      }
    };
    const before = await Promise.all(
      change.map(async ({ path }) => ({ path, text: await textOf(path) })),
    );
    await apply(change);
    const after = [...(await faultsOf(copy)), ...(await deadLinks(copy, change))];
    if (after.length === 0) return [];
    await apply(before);
    const known = new Set((await faultsOf(copy)).map(lineOf));
    return after.filter((fault) => !known.has(lineOf(fault)));
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Writes what the editor asks for, or nothing of it.
 * @param explain a fault in words for the person at the form
 * @throws Refusal with one line for each fault
 */
export async function applyChange(change: Change, explain: (fault: ContentFault) => string) {
  const writes: { path: string; text: string | undefined }[] = [];
  for (const { path, contents } of change.additions) {
    const entry = entryOf(path);
    if (!entry) {
      throw new Refusal(
        `Address: expected lower-case words joined by hyphens; found ${JSON.stringify(relative("app/content", path))}`,
      );
    }
    const { schema } = entry;
    const before = await textOf(await safePath(path));
    const merge = entry.slug === undefined ? mergeYaml : mergeEntry;
    const text = merge(before, contents, schema, Object.keys(schema.shape));
    writes.push({ path, text });
  }
  for (const { path } of change.deletions) {
    if (!entryOf(path)) throw new Refusal(`${path}: expected an entry under app/content`);
    await safePath(path);
    writes.push({ path, text: undefined });
  }
  const faults = await newFaults(writes);
  if (faults.length > 0) throw new Refusal(faults.map(explain).join("\n"));
  for (const { path, text } of writes) {
    if (text === undefined) await rm(path, { force: true });
    else await writeWhole(path, text);
  }
}
