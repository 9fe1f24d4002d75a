/** Prepares the build for other hosts, with their configuration. */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { filesBelow } from "../lib/filesBelow.ts";
import { compressedEndings, compressedFrom } from "./rules.ts";

/**
 * Copies the build with one file per page: `projects.html` instead of `projects/index.html`, which
 * static hosts would redirect to an address with a trailing slash.
 */
export function copyFlat(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true });
  for (const file of filesBelow(from)) {
    const target = join(to, file.replace(/(.)\/index\.html$/, "$1.html"));
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(join(from, file), target);
  }
}

/**
 * Writes brotli and gzip copies next to each text file, so that a server need not compress.
 * @param quality of brotli: 11 is the smallest and slowest
 */
export async function pack(folder: string, quality = 11): Promise<void> {
  const texts = filesBelow(folder).filter((file) =>
    compressedEndings.includes(extname(file).slice(1)),
  );
  await Promise.all(
    texts.map(async (file) => {
      const path = join(folder, file);
      const text = readFileSync(path);
      if (text.length < compressedFrom) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      writeFileSync(`${path}.br`, await promisify(brotliCompress)(text, { params }));
      writeFileSync(`${path}.gz`, await promisify(gzip)(text, { level: Math.min(quality, 9) }));
    }),
  );
}
