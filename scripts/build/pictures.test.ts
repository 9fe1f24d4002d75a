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
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { filesNamed, pictureNameIssues, unnamed } from "./ownersPictures.ts";

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

/** A phone's JPEG: orientation and GPS coordinates in its EXIF. */
const photograph = (width: number, height: number, orientation: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: "#1e9e1e" } })
    .withExif({
      IFD0: { Make: "Phone maker", Orientation: String(orientation) },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 51/1 5114/100", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 90 })
    .toBuffer();

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

test("pictures are upright in every derivative, without metadata", async () => {
  // Held upright, and on each side.
  for (const orientation of [1, 6, 8]) {
    const original = await photograph(960, 720, orientation);
    expect((await sharp(original).metadata()).orientation).toBe(orientation);
    expect(original.includes("Phone maker")).toBe(true);
    writeFileSync(join(folder(), `${orientation}.jpg`), original);
  }
  const used = [1, 6, 8].map((orientation) => `- src: phone/${orientation}.jpg`);
  writeFileSync(join(scratch, "app/content/partners.yaml"), used.join("\n"));

  expect(make().status).toBe(0);
  const files = derivatives();
  expect(files.length).toBeGreaterThanOrEqual(6);
  for (const file of files) {
    const { width, height, exif, xmp, iptc, orientation } = await sharp(file).metadata();
    expect(width > height, file).toBe(basename(file).startsWith("1"));
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(readFileSync(file).includes("Phone maker")).toBe(false);
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

test("a drawing that came with scripts has none, and looks as before", async () => {
  const scripts = `<script>alert(1)</script><a href="javascript:alert(2)"><text>Plan</text></a>
    <a href="#"><set attributeName="href" to="javascript:alert(5)"/><text>Plan</text></a>
    <a><animate attributeName="xlink:href" values="javascript:alert(6)"/><text>Plan</text></a>
    <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="alert(3)"/></foreignObject>`;
  const drawing = (more: string, attribute = "") =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" ${attribute}><style>rect{fill:red}</style><rect width="5" height="5"/>${more}</svg>`;
  writeFileSync(join(folder(), "plan.svg"), drawing(scripts, 'onload="alert(4)"'));
  expect(make()).toMatchObject({ status: 0 });
  const [made = ""] = globSync("public/pictures/phone/plan-*.svg", { cwd: scratch });
  const text = readFileSync(join(scratch, made), "utf8");
  expect(text).not.toMatch(/alert|script/);
  const pixels = (svg: string) => sharp(Buffer.from(svg)).raw().toBuffer();
  expect(await pixels(text)).toEqual(await pixels(drawing("")));
});

test("files that are not what they are called stop the command, each in a line with its name", async () => {
  const good = await photograph(960, 720, 1);
  const negative = await sharp(good).negate().toBuffer();
  const moving = sharp([good, negative], { join: { animated: true } });
  const files: [name: string, bytes: Buffer | string, issue: string][] = [
    ["heic.jpg", readFileSync("scripts/lib/fixtures/photograph.heic"), "browsers show no HEIC"],
    ["png.jpg", await sharp(good).png().toBuffer(), "this is PNG, though its name says JPEG"],
    ["gif.jpg", await sharp(good).gif().toBuffer(), "this is GIF, though"],
    ["cut.jpg", good.subarray(0, good.length / 2), "cannot be read as JPG (VipsJpeg: premature"],
    ["nothing.webp", "", "cannot be read as WEBP (Input Buffer is empty)"],
    ["words.jpg", "Not a picture", "cannot be read as JPG (Input buffer contains unsupported"],
    ["frames.webp", await moving.webp().toBuffer(), "photographs don't move"],
    ["cut.svg", "<svg viewBox='0 0 9 9'><p", "cannot be read as SVG"],
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
  for (const [name, , issue] of files) {
    const line = lines.find((each) => each.startsWith(`phone/${name}: `));
    expect(line).toContain(issue);
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

test.each([
  [
    "a/IMG_0001.HEIC",
    "browsers show no HEIC. On the iPhone choose Settings, Camera, Formats, Most",
  ],
  ["a/b.png", "photographs are taken as JPEG"],
  ["a/IMG_0001.MOV", "films are taken as MP4 and WebM"],
  ["a/plan.pdf", "no picture that browsers show"],
  ["a/IMG_0001.JPG", "Call it a/img_0001.jpg."],
  ["a/my kitchen.jpeg", "Call it a/my-kitchen.jpg."],
  ["a/hall.v2.jpg", "Call it a/hall-v2.jpg."],
  ["a/hall - Copy.jpg", "Call it a/hall-copy.jpg."],
])("%s: %s", (name, issue) => {
  expect(pictureNameIssues([name])[0]).toContain(issue);
  const good = ["a/b-1.jpg", "a/b.webp", "drawings/c.svg", "notes.txt", "manifest.json"];
  expect(pictureNameIssues(good)).toEqual([]);
});

test("a photograph that no entry uses is reported; a drawing is not", () => {
  const fields = { images: [{ src: "a/b.jpg" }], beforeImage: { src: "a/c.webp" } };
  const named = new Set(filesNamed([fields, 'Words.\n\n![A door](a/d.jpg "Below it")\n']));
  expect(unnamed(["a/b.jpg", "a/c.webp", "a/d.jpg", "a/c.svg"], named)).toEqual([]);
  // A name may be a part of another, or stand in a sentence.
  expect(unnamed(["b.jpg"], named)).toEqual(["b.jpg"]);
  expect(unnamed(["e.jpg"], new Set(filesNamed("It was e.jpg.")))).toEqual(["e.jpg"]);
});
