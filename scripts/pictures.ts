/**
 * Makes the derivatives of every picture under `app/content/pictures`: AVIF in several widths and
 * one JPEG fallback for a photograph, a copy for a drawing or a video. Writes them to
 * `public/pictures` under names that hold the original's hash, and their list to
 * `app/content/pictures/manifest.json`. Only what is missing or changed is made again.
 *
 *   npm run pictures            make what is missing
 *   npm run pictures -- --check fail when a derivative is stale or missing
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import sharp from "sharp";
import type { PictureManifest, PictureRecord } from "../app/content/pictures.server.ts";

const source = "app/content/pictures";
const target = "public/pictures";
const manifestFile = join(source, "manifest.json");

/** Raise it when the settings below change: every derivative is then made again. */
const settings = "1";
const widths = [480, 800, 1200, 1600];
const fallbackWidth = 800;

/** Every file under a folder, as paths relative to it, sorted. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Width and height from an SVG's viewBox, px. */
function drawingSize(file: string, svg: string) {
  const match = /viewBox="\s*[\d.-]+\s+[\d.-]+\s+([\d.]+)\s+([\d.]+)\s*"/.exec(svg);
  if (!match) throw new Error(`${file}: expected an SVG with a viewBox`);
  return { width: Math.round(Number(match[1])), height: Math.round(Number(match[2])) };
}

async function derive(file: string): Promise<PictureRecord> {
  const bytes = readFileSync(join(source, file));
  const hash = createHash("sha256").update(settings).update(bytes).digest("hex").slice(0, 10);
  const stem = `${file.replace(/\.[a-z0-9]+$/, "")}-${hash}`;
  const ending = file.slice(file.lastIndexOf("."));
  const write = async (name: string, make: () => Promise<Buffer> | Buffer) => {
    const path = join(target, name);
    if (existsSync(path)) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await make());
  };

  if (file.startsWith("og/")) {
    // Sites that show a link's preview read no SVG.
    const name = `${stem}.jpg`;
    await write(name, () =>
      sharp(bytes, { density: 144 }).resize(1200, 630).jpeg({ quality: 82 }).toBuffer(),
    );
    return {
      hash,
      width: 1200,
      height: 630,
      src: `/pictures/${name}`,
      colour: "transparent",
      files: [name],
    };
  }

  if (ending !== ".jpg") {
    await write(`${stem}${ending}`, () => bytes);
    const size =
      ending === ".svg" ? drawingSize(file, bytes.toString("utf8")) : { width: 1280, height: 720 };
    return {
      hash,
      ...size,
      src: `/pictures/${stem}${ending}`,
      colour: "transparent",
      files: [`${stem}${ending}`],
    };
  }

  // `rotate()` applies the camera's orientation before all metadata, position included, is dropped.
  const upright = await sharp(bytes).rotate().toBuffer({ resolveWithObject: true });
  const { width, height } = upright.info;
  const sizes = widths.filter((wide) => wide <= width);
  if (sizes.length === 0) sizes.push(width);
  for (const wide of sizes) {
    await write(`${stem}-${wide}.avif`, () =>
      sharp(upright.data).resize(wide).avif({ quality: 52, effort: 3 }).toBuffer(),
    );
  }
  const fallback = Math.min(fallbackWidth, width);
  await write(`${stem}-${fallback}.jpg`, () =>
    sharp(upright.data).resize(fallback).jpeg({ quality: 76, mozjpeg: true }).toBuffer(),
  );
  const { dominant } = await sharp(upright.data).stats();
  const colour = `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  return {
    hash,
    width,
    height,
    src: `/pictures/${stem}-${fallback}.jpg`,
    avif: sizes.map((wide) => `/pictures/${stem}-${wide}.avif ${wide}w`).join(", "),
    colour,
    files: [...sizes.map((wide) => `${stem}-${wide}.avif`), `${stem}-${fallback}.jpg`],
  };
}

/** The committed manifest, or an empty one. */
function readManifest(): PictureManifest {
  return existsSync(manifestFile)
    ? (JSON.parse(readFileSync(manifestFile, "utf8")) as PictureManifest)
    : {};
}

async function main() {
  const originals = filesBelow(source).filter((file) => /\.(jpg|svg|mp4|webm)$/.test(file));
  const check = process.argv.includes("--check");
  const before = readManifest();

  if (check) {
    const stale = originals.filter((file) => {
      const bytes = readFileSync(join(source, file));
      const hash = createHash("sha256").update(settings).update(bytes).digest("hex").slice(0, 10);
      const record = before[file];
      return record?.hash !== hash || record.files.some((name) => !existsSync(join(target, name)));
    });
    const gone = Object.keys(before).filter((file) => !originals.includes(file));
    if (stale.length + gone.length > 0) {
      console.error(
        `Pictures out of date: ${[...stale, ...gone].join(", ")}. Run: npm run pictures`,
      );
      process.exit(1);
    }
    console.log(`Pictures: ${originals.length} originals, every derivative present.`);
    return;
  }

  const manifest: PictureManifest = {};
  for (const file of originals) manifest[file] = await derive(file);
  const wanted = new Set(Object.values(manifest).flatMap((record) => record.files));
  for (const name of filesBelow(target)) if (!wanted.has(name)) rmSync(join(target, name));
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  if (!existsSync(manifestFile) || readFileSync(manifestFile, "utf8") !== text)
    writeFileSync(manifestFile, text);
  console.log(`Pictures: ${originals.length} originals, ${wanted.size} derivatives.`);
}

await main();
