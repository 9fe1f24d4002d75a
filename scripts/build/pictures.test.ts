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

test("files that are not what they are called stop the command, each in a line with its name", async () => {
  const good = await photograph(960, 720, 1);
  const negative = await sharp(good).negate().toBuffer();
  const moving = { join: { animated: true } } as const;
  const files: [name: string, bytes: Buffer | string, fault: string][] = [
    ["heic.jpg", readFileSync("e2e/editor/photograph.heic"), "browsers show no HEIC"],
    ["png.jpg", await sharp(good).png().toBuffer(), "this is PNG, though its name says JPEG"],
    ["gif.jpg", await sharp(good).gif().toBuffer(), "this is GIF, though"],
    ["cut.jpg", good.subarray(0, good.length / 2), "cannot be read as JPG (VipsJpeg: premature"],
    ["nothing.webp", "", "cannot be read as WEBP (Input Buffer is empty)"],
    ["words.jpg", "Not a picture", "cannot be read as JPG (Input buffer contains unsupported"],
    [
      "frames.webp",
      await sharp([good, negative], moving).webp().toBuffer(),
      "photographs don't move",
    ],
    [
      "cut.svg",
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><p",
      "cannot be read as SVG",
    ],
    ["quick.mp4", "\0\0\0\x14ftypqt  ", "this is no MP4"],
  ];
  for (const [name, bytes] of files) writeFileSync(join(folder(), name), bytes);
  writeFileSync(
    join(scratch, "app/content/partners.yaml"),
    files.map(([name]) => `- src: phone/${name}\n`).join(""),
  );
  const { status, words } = make();
  expect(status).toBe(1);
  const lines = words.trim().split("\n").slice(1);
  expect(lines, words).toHaveLength(files.length);
  for (const [name, , fault] of files) {
    const line = lines.find((each) => each.startsWith(`phone/${name}: `));
    expect(line).toContain(fault);
  }
});

test("a transparent picture stands on paper, four inks look alike, leftovers are passed over", async () => {
  const clear = {
    create: { width: 480, height: 360, channels: 4, background: "#00000000" },
  } as const;
  writeFileSync(join(folder(), "clear.webp"), await sharp(clear).webp().toBuffer());
  const inks = await sharp({ create: { ...clear.create, channels: 3, background: "#c81e1e" } })
    .toColourspace("cmyk")
    .jpeg()
    .toBuffer();
  // Phones and scanners may write more than the picture.
  writeFileSync(join(folder(), "inks.jpg"), Buffer.concat([inks, Buffer.from("more")]));
  for (const name of ["._clear.jpg", ".DS_Store", "Thumbs.db", "desktop.ini", "~$clear.jpg"])
    writeFileSync(join(folder(), name), "left by a system");
  const used = ["clear.webp", "inks.jpg", "._clear.jpg"].map((name) => `- src: phone/${name}\n`);
  writeFileSync(join(scratch, "app/content/partners.yaml"), used.join(""));
  expect(make()).toMatchObject({ status: 0 });
  const made = derivatives();
  expect(made).toHaveLength(4);
  for (const file of made) {
    const { dominant } = await sharp(file).stats();
    const isRed = dominant.r > 150 && dominant.g < 60 && dominant.b < 60;
    const isPaper = Math.min(dominant.r, dominant.g, dominant.b) > 200;
    expect([isRed, isPaper], file).toEqual([file.includes("inks"), file.includes("clear")]);
  }
});

test("a HEIC file by its name stops the command too", () => {
  expect(pictureNameFaults(["phone/IMG_0001.HEIC"])[0]).toMatch(
    /^phone\/IMG_0001\.HEIC: browsers show no HEIC.*Most Compatible/,
  );
});

describe("names", () => {
  test.each([
    ["a/IMG_0001.JPG", "a/img_0001.jpg"],
    ["a/my kitchen.jpeg", "a/my-kitchen.jpg"],
    ["a/hall.v2.jpg", "a/hall-v2.jpg"],
    ["a/hall - Copy.jpg", "a/hall-copy.jpg"],
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
