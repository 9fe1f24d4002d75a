/**
 * Proves that the origin is one setting: builds the site for two origins in a scratch copy, and
 * compares every file of the two. Where one says the one origin the other must say the other, and
 * nothing else may differ.
 *
 *   npm run check:origin
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { business } from "../app/content/business.ts";
import { pageDataPattern } from "../app/pageData.ts";

// One is longer than the other, and neither is what the profile says.
const origins = ["https://one.example", "https://www.another-place.example"] as const;

const scratch = mkdtempSync(join(tmpdir(), "origin-"));
const parts = ["app", "public", "package.json", "tsconfig.json"];
for (const name of [...parts, "vite.config.ts", "react-router.config.ts"])
  cpSync(name, join(scratch, name), { recursive: true });
symlinkSync(resolve("node_modules"), join(scratch, "node_modules"));

/** Builds for an origin. Answers the folder. */
function build(origin: string, name: string): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    {
      cwd: scratch,
      encoding: "utf8",
      // Both are built at the same moment, as far as they can tell.
      env: {
        ...process.env,
        NODE_ENV: "production",
        SITE_ORIGIN: origin,
        SOURCE_DATE_EPOCH: String(Math.floor(Date.now() / 86_400_000) * 86_400),
      },
      maxBuffer: 1 << 28,
    },
  );
  if (status !== 0) throw new Error(`The build for ${origin} failed:\n${stderr.slice(-2000)}`);
  const folder = join(scratch, name);
  renameSync(join(scratch, "build/client"), folder);
  nameDataByPage(folder);
  return folder;
}

/** Data of a page have a hash of themselves in their name, and they hold addresses. */
function nameDataByPage(folder: string) {
  for (const page of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(join(folder, page), "utf8");
    const address = pageDataPattern.exec(html)?.[0];
    if (!address) continue;
    renameSync(join(folder, address), join(folder, `${page}.json`));
    writeFileSync(join(folder, page), html.replace(address, "/assets/page.json"));
  }
}

/** The content policy names each script by its hash, and the scripts hold addresses. */
const withoutHashes = (text: string) => text.replaceAll(/'sha256-[^']+'/g, "'sha256'");

const isText = (file: string) =>
  /\.(html|data|js|css|json|xml|txt|md|vcf|svg|webmanifest)$/.test(file);
/** A file's words. Long lines of a contact card are folded where they happen to be full. */
const read = (folder: string, file: string) =>
  readFileSync(join(folder, file), "utf8").replace(/\r\n /g, "");
const filesIn = (folder: string) =>
  [
    ...globSync("**/*", { cwd: folder, withFileTypes: true }),
    ...globSync("**/.*/**", { cwd: folder, withFileTypes: true }),
  ]
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

try {
  const [here, there] = origins;
  const first = build(here, "one");
  const second = build(there, "another");
  const files = filesIn(first);
  const faults: string[] = [];
  const others = filesIn(second);
  for (const file of new Set([...files, ...others])) {
    if (!files.includes(file) || !others.includes(file))
      faults.push(`${file} is in one build only`);
  }
  let addresses = 0;
  for (const file of files.filter((name) => others.includes(name))) {
    if (!isText(file)) {
      if (!readFileSync(join(first, file)).equals(readFileSync(join(second, file))))
        faults.push(`${file} differs`);
      continue;
    }
    const parted = withoutHashes(read(first, file)).split(here);
    addresses += parted.length - 1;
    const wanted = parted.join(there);
    const found = withoutHashes(read(second, file));
    if (found.includes(business.origin)) faults.push(`${file} still says ${business.origin}`);
    if (found === wanted) continue;
    let at = 0;
    while (found[at] === wanted[at]) at++;
    faults.push(`${file} differs at ${at}: …${found.slice(Math.max(0, at - 40), at + 60)}…`);
  }
  if (addresses === 0) faults.push(`no file names ${here}`);
  for (const fault of faults) console.error(fault);
  console.log(
    `${files.length} files of two builds compared: ${addresses} addresses follow the origin, ` +
      `${faults.length === 0 ? "nothing else differs" : `${faults.length} faults`}.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true });
}
