import { spawnSync } from "node:child_process";
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { askForWords, pictureNameFaults, unnamed } from "./ownersPictures.ts";

let scratch = "";
const folder = () => join(scratch, "app/content/pictures/phone");

beforeAll(() => {
  scratch = mkdtempSync(join(tmpdir(), "pictures-"));
  mkdirSync(join(scratch, "app/content"), { recursive: true });
  mkdirSync(join(scratch, "public"));
  cpSync("app/content/home.yaml", join(scratch, "app/content/home.yaml"));
  cpSync("public/logo.svg", join(scratch, "public/logo.svg"));
});
beforeEach(() => {
  rmSync(folder(), { recursive: true, force: true });
  writeFileSync(join(scratch, "app/content/partners.yaml"), "- src: phone/kitchen.jpg\n");
  mkdirSync(folder(), { recursive: true });
});
afterAll(() => rmSync(scratch, { recursive: true }));

const corners = {
  red: [200, 30, 30],
  green: [30, 160, 30],
  blue: [30, 30, 200],
  grey: [128, 128, 128],
} as const;
type Corner = keyof typeof corners;

/**
 * A phone's JPEG: red, green / blue, grey as the sensor saw them, with GPS coordinates in its EXIF.
 */
function photograph(width: number, height: number, orientation: number): Promise<Buffer> {
  const [halfWidth, halfHeight] = [width / 2, height / 2];
  const quarter = (name: Corner, left: number, top: number) => {
    const [r, g, b] = corners[name];
    const background = { r, g, b };
    const create = { width: halfWidth, height: halfHeight, channels: 3, background } as const;
    return { input: { create }, left, top };
  };
  return sharp({ create: { width, height, channels: 3, background: "#ffffff" } })
    .composite([
      quarter("red", 0, 0),
      quarter("green", halfWidth, 0),
      quarter("blue", 0, halfHeight),
      quarter("grey", halfWidth, halfHeight),
    ])
    .withExif({
      IFD0: { Make: "Phone maker", Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 51/1 5114/100", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();
}

const make = () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [resolve("scripts/build/pictures.ts")],
    { cwd: scratch, encoding: "utf8" },
  );
  return { status, words: stdout + stderr };
};
const derivatives = () =>
  globSync("public/pictures/**/*.{avif,jpg}", { cwd: scratch }).map((file) => join(scratch, file));

/**
 * The known colour nearest to a picture's pixel, whose position is given as fractions of its size.
 */
async function cornerAt(file: string, across: number, down: number): Promise<Corner> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(info.height * down) * info.width + Math.floor(info.width * across)) * info.channels;
  const far = (name: Corner) =>
    Math.hypot(...corners[name].map((part, index) => part - data[at + index]!));
  return (Object.keys(corners) as Corner[]).toSorted((a, b) => far(a) - far(b))[0]!;
}

test("pictures of all orientations are upright in every derivative, without metadata", async () => {
  // EXIF 2.32, tag 274: where row 0 and column 0 of the sensor's image are. Read across, then down.
  const upright: Record<number, string> = {
    1: "red green blue grey",
    2: "green red grey blue",
    3: "grey blue green red",
    4: "blue grey red green",
    5: "red blue green grey",
    6: "blue red grey green",
    7: "grey green blue red",
    8: "green grey red blue",
  };
  for (const orientation of Object.keys(upright)) {
    const original = await photograph(960, 720, Number(orientation));
    expect((await sharp(original).metadata()).orientation).toBe(Number(orientation));
    expect(original.includes("Phone maker")).toBe(true);
    writeFileSync(join(folder(), `${orientation}.jpg`), original);
  }
  const used = Object.keys(upright).map((orientation) => `- src: phone/${orientation}.jpg`);
  writeFileSync(join(scratch, "app/content/partners.yaml"), used.join("\n"));

  expect(make().status).toBe(0);
  const files = derivatives();
  expect(files.length).toBeGreaterThanOrEqual(16);
  for (const file of files) {
    const orientation = Number(basename(file)[0]);
    const { width, height, exif, xmp, iptc, orientation: left } = await sharp(file).metadata();
    expect(width > height).toBe(orientation < 5);
    expect([exif, xmp, iptc, left]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readFileSync(file).includes("Phone maker")).toBe(false);
    const seen = [];
    for (const down of [0.25, 0.75])
      for (const across of [0.25, 0.75]) seen.push(await cornerAt(file, across, down));
    expect(seen.join(" "), file).toBe(upright[orientation]);
  }
});

test("an unused photograph is not published; a used one becomes seven small files", async () => {
  writeFileSync(join(folder(), "staircase.jpg"), await photograph(4032, 3024, 6));
  const { status, words } = make();
  expect(status).toBe(0);
  expect(words).toContain("phone/staircase.jpg: no entry shows it yet");
  expect(words).toContain("alt");
  expect(derivatives()).toEqual([]);
  writeFileSync(join(scratch, "app/content/partners.yaml"), "- src: phone/staircase.jpg\n");
  expect(make().words).not.toContain("no entry shows it");
  const widths = await Promise.all(
    derivatives().map(async (file) => (await sharp(file).metadata()).width),
  );
  expect(widths.toSorted((a, b) => a - b)).toEqual([480, 680, 800, 800, 1000, 1200, 1600]);
}, 60_000);

test("a HEIC file stops the command, saying what to do", () => {
  writeFileSync(join(folder(), "IMG_0001.HEIC"), "");
  const { status, words } = make();
  expect(status).toBe(1);
  expect(words).toContain("phone/IMG_0001.HEIC: browsers show no HEIC");
  expect(words).toContain("Most Compatible");
});

describe("names", () => {
  test.each([
    ["a/IMG_0001.JPG", "a/img_0001.jpg"],
    ["a/my kitchen.jpeg", "a/my-kitchen.jpg"],
    ["a/hall.v2.jpg", "a/hall-v2.jpg"],
  ])("%s is to be called %s", (name, better) => {
    expect(pictureNameFaults([name])[0]).toContain(`Call it ${better}.`);
  });
  test("a PNG is to be converted to JPEG; notes and good names are left alone", () => {
    expect(pictureNameFaults(["a/b.png"])[0]).toContain("as JPEG");
    expect(
      pictureNameFaults(["a/b-1.jpg", "a/b.webp", "drawings/c.svg", "notes.txt", "manifest.json"]),
    ).toEqual([]);
  });
  test("a photograph that no entry uses is reported; a drawing is not", () => {
    expect(unnamed(["a/b.jpg"], ["  - src: a/b.jpg"])).toEqual([]);
    expect(unnamed(["a/b.webp", "a/c.svg"], ["  - src: a/other.jpg"])).toEqual(["a/b.webp"]);
    expect(askForWords("a/b.webp")).toContain("not published");
  });
});
