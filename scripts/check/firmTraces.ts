/** Traces of this firm in the build of another: names, places, words of its trade, colours and pictures. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { getContent } from "../../app/content/content.server.ts";
import { categoryFilters } from "../../app/content/lists.server.ts";
import { readBusiness } from "../../app/content/read.server.ts";
import { palette as otherPalette } from "../../app/fixtures/plumber/theme/palette.ts";
import { palette } from "../../app/theme/palette.ts";
import { filesBelow } from "../lib/filesBelow.ts";
import { beginning } from "./launchLeftovers.ts";
import { namesOf } from "./sampleRecord.ts";

/** The folder of the other firm. */
export const plumber = "app/fixtures/plumber";

/** A colour in the notations of stylesheets: #173f73, 23 63 115, 23,63,115. */
function spellings(hex: string): string[] {
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return [hex, `rgb(${parts.join(" ")}`, `rgb(${parts.join(",")}`, `rgb(${parts.join(", ")}`];
}

const hexes = (colours: object) => JSON.stringify(colours).match(/#[\da-f]{6}/g) ?? [];

/** What must not be found, in lower case, by kind. */
function traces(): [string, string][] {
  const content = getContent();
  const { business, towns, projects, services } = content;
  const { phone, designer, award, centre } = business;
  const categories = new Set<string>(categoryFilters(content).map(({ slug }) => slug));
  const kept = new Set<string>(hexes(otherPalette));
  const named: Record<string, (string | undefined)[]> = {
    name: [...namesOf(content), `0${phone.e164.slice(3)}`],
    "the profile's origin": [readBusiness(join(plumber, "content")).origin],
    place: [business.region, ...towns.flatMap(({ slug, county }) => [slug, county])],
    link: [award?.url, designer?.url, ...business.social.map(({ url }) => url)],
    project: projects.map(({ slug }) => slug),
    // Single words and project categories may fit any firm's site; other slugs are this firm's.
    service: services
      .map(({ slug }) => slug)
      .filter((slug) => slug.includes("-") && !categories.has(slug)),
    coordinates: [String(centre.latitude), String(centre.longitude)],
    colour: hexes(palette).flatMap((hex) => (kept.has(hex) ? [] : spellings(hex))),
  };
  return Object.entries(named).flatMap(([kind, found]) =>
    found.flatMap((word): [string, string][] => (word ? [[kind, word.toLowerCase()]] : [])),
  );
}

/** Beginnings of words of this firm's trade that the other firm never uses. */
const trade = [
  "boot room",
  "carpent",
  "decking",
  "joiner",
  "loft conversion",
  "oak",
  "skirting",
  "timber",
  "wardrobe",
  "woodwork",
  "worktop",
];

/** Words of the trade in what is read. What the editor offers to choose from may be an icon's name. */
function tradeWords(file: string, text: string): string[] {
  if (!/\.(html|json|txt|vcf|webmanifest|xml)$/.test(file)) return [];
  const read =
    file === "admin/config.json"
      ? JSON.stringify(JSON.parse(text, (key, value: unknown) => (key === "options" ? "" : value)))
      : text;
  return trade.filter((word) => beginning(word).test(read));
}

const digest = (path: string) => createHash("sha256").update(readFileSync(path)).digest("hex");

/** Traces in names and contents of all files of the build, including binary ones. */
export function findTraces(output: string): string[] {
  const unwanted = traces();
  const pictures = filesBelow("public").filter((file) => !file.endsWith(".js"));
  const ours = new Set(pictures.map((file) => digest(join("public", file))));
  return filesBelow(output).flatMap((file) => {
    // Fonts are compressed, so a three-letter match means nothing, and they belong to the site.
    if (file.endsWith(".woff2")) return [];
    const path = join(output, file);
    // Latin-1 keeps every byte, so that text in a picture's metadata is found too.
    const text = readFileSync(path, "utf8");
    const found = `${file}\n${readFileSync(path, "latin1")}\n${text}`
      .replaceAll("&amp;", "&")
      .toLowerCase();
    return [
      ...tradeWords(file, text).map((word) => `${file}: the trade's "${word}"`),
      ...unwanted
        .filter(([, trace]) => found.includes(trace))
        .map(([kind, trace]) => `${file}: ${kind} "${trace}"`),
      ...(ours.has(digest(path)) ? [`${file}: a picture of this firm`] : []),
    ];
  });
}
