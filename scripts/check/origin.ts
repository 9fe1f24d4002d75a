/**
 * Proves that the origin is a single setting: builds the site for another origin in a scratch copy
 * and compares every file with the built site. Nothing but the origin may differ.
 *
 *   npm run check:origin   after npm run build
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { business } from "../../app/content/business.ts";
import { copySources } from "../lib/copySources.ts";

const built = resolve("build/client");
if (!existsSync(join(built, "index.html"))) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}

const here = business.origin;
// Longer than any real origin, so that its length differs.
const there = "https://www.another-place-on-the-web-than-the-profile-says.example";

const scratch = mkdtempSync(join(tmpdir(), "origin-"));
copySources(scratch);

/** Builds for the other origin, with the same build time. */
function buildThere(): string {
  const { status, stderr } = spawnSync(
    process.execPath,
    ["node_modules/@react-router/dev/bin.cjs", "build"],
    {
      cwd: scratch,
      encoding: "utf8",
      env: {
        ...process.env,
        NODE_ENV: "production",
        SITE_ORIGIN: there,
        SOURCE_DATE_EPOCH: String(Math.floor(statSync(join(built, "index.html")).mtimeMs / 1000)),
      },
      maxBuffer: 1 << 28,
    },
  );
  if (status !== 0) throw new Error(`The build for ${there} failed:\n${stderr.slice(-2000)}`);
  return join(scratch, "build/client");
}

/** The content policy has a hash of each inline script, and the scripts contain URLs. */
const withoutHashes = (text: string) => text.replaceAll(/'sha256-[^']+'/g, "'sha256'");

const isText = (file: string) =>
  /\.(html|data|js|css|json|xml|txt|md|vcf|svg|webmanifest)$/.test(file);
/** A file's text. Contact cards fold long lines, so where they fold depends on the origin. */
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
  const first = join(scratch, "here");
  cpSync(built, first, { recursive: true });
  const second = buildThere();
  const files = filesIn(first);
  const faults: string[] = [];
  const others = filesIn(second);
  for (const file of new Set([...files, ...others])) {
    if (!files.includes(file) || !others.includes(file))
      faults.push(`${file} is in only one of the builds`);
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
    if (found.includes(here)) faults.push(`${file} still says ${here}`);
    if (found === wanted) continue;
    let at = 0;
    while (found[at] === wanted[at]) at++;
    faults.push(`${file} differs at ${at}: …${found.slice(Math.max(0, at - 40), at + 60)}…`);
  }
  if (addresses === 0) faults.push(`no file names ${here}`);
  for (const fault of faults) console.error(fault);
  console.log(
    `${files.length} files of the site and of a build for another origin compared: ${addresses} addresses follow the origin, ` +
      `${faults.length === 0 ? "nothing else differs" : `${faults.length} faults`}.`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true });
}
