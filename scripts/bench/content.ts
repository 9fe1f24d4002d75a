/**
 * Proves that content stays out of the bundles: builds the site as it is, and again in a scratch
 * copy with 1,000 more projects and 1,000 more posts; compares every client chunk, and reports how
 * build time and memory grew. Fails if a chunk changed, or if the time per page went up.
 *
 *   npm run benchmark:content            1,000 + 1,000 entries
 *   npm run benchmark:content -- 500     500 + 500
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { copySources } from "../../e2e/support/copySources.ts";

const extra = Number(process.argv[2] ?? 1000);
const scratch = mkdtempSync(join(tmpdir(), "content-benchmark-"));
copySources(scratch);

/** Writes `count` copies of a folder's first entry, with new names and titles. */
function multiply(folder: string, count: number) {
  const directory = join(scratch, "app/content", folder);
  const name = readdirSync(directory).find((entry) => entry.endsWith(".md"))!;
  const text = readFileSync(join(directory, name), "utf8").replace(/^featured: .*\n/m, "");
  for (let index = 1; index <= count; index++) {
    writeFileSync(
      join(directory, `generated-${index}.md`),
      text.replace(/^title: .*$/m, `title: Generated entry ${index}`),
    );
  }
}

type Build = { seconds: number; megabytes: number; pages: number; chunks: Map<string, number> };

/**
 * Builds the scratch copy; returns the time in seconds and the peak memory of the largest process
 * in MB.
 */
function build(): Build {
  const report = join(scratch, "memory.txt");
  const hook = `import{writeFileSync}from"node:fs";process.on("exit",()=>writeFileSync(${JSON.stringify(report)},String(process.resourceUsage().maxRSS)))`;
  const start = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      "--import",
      `data:text/javascript,${encodeURIComponent(hook)}`,
      "node_modules/@react-router/dev/bin.cjs",
      "build",
    ],
    {
      cwd: scratch,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: 1 << 28,
    },
  );
  if (status !== 0) throw new Error(`The build failed:\n${stderr.slice(-2000)}`);
  const seconds = (performance.now() - start) / 1000;
  const client = join(scratch, "build/client");
  const files = readdirSync(client, { recursive: true, encoding: "utf8" });
  const chunks = new Map(
    files
      .filter((file) => file.endsWith(".js"))
      .map((file) => [file.replace(/-[\w-]{8}\.js$/, ".js"), statSync(join(client, file)).size]),
  );
  return {
    seconds,
    megabytes: Number(readFileSync(report, "utf8")) / 1024,
    pages: files.filter((file) => file.endsWith(".html")).length,
    chunks,
  };
}

try {
  const before = build();
  multiply("projects", extra);
  multiply("blog", extra);
  const after = build();
  const row = (name: string, { pages, seconds, megabytes }: Build) =>
    `${name.padEnd(10)} ${String(pages).padStart(6)} ${seconds.toFixed(1).padStart(8)} ${((seconds / pages) * 1000).toFixed(1).padStart(10)} ${megabytes.toFixed(0).padStart(8)}`;
  console.log("content     pages  seconds  ms a page       MB");
  console.log(row("as it is", before));
  console.log(row(`+${extra} +${extra}`, after));
  const changed = [...after.chunks].filter(([name, size]) => before.chunks.get(name) !== size);
  const count = after.chunks.size;
  console.log(
    changed.length === 0 && count === before.chunks.size
      ? `No client chunk changed its size (${count} chunks).`
      : `Changed: ${changed.map(([name, size]) => `${name} ${before.chunks.get(name)} to ${size}`).join(", ")}`,
  );
  // A build has fixed costs too, so the time per page should fall as pages are added.
  const isLinear = after.seconds / after.pages <= before.seconds / before.pages;
  if (!isLinear) console.log("The time per page went up.");
  process.exitCode = changed.length === 0 && isLinear ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
