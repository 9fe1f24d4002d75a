/**
 * What an owner does with the editor at /admin on a phone, from signing in to the published page.
 * Only GitHub is a fake, in gitHost.ts, with a real repository behind it.
 */
import { expect, test as base, type Locator, type Page } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { editor } from "../../app/content/singletons.ts";
import { copySources } from "../../scripts/lib/copySources.ts";
import { GitHost } from "./gitHost.ts";
import { halves, iPhonePhotograph, photograph } from "./photograph.ts";

const { repository, branch: main } = editor;

const test = base.extend<{ host: GitHost; folder: string }>({
  /** An empty folder. */
  async folder({}, provide) {
    const folder = mkdtempSync(join(tmpdir(), "published-"));
    await provide(folder);
    rmSync(folder, { recursive: true });
  },
  /** A new host at which the page has signed in. Errors and requests to third parties fail the test. */
  async host({ page, context }, provide) {
    const host = new GitHost(repository, main);
    const problems: string[] = [];
    page.on("pageerror", ({ message }) => problems.push(message));
    // The policy should stop these before they are sent.
    await context.route(
      ({ protocol, hostname }) =>
        protocol.startsWith("http") && !["localhost", "api.github.com"].includes(hostname),
      (route) => {
        problems.push(route.request().url());
        return route.abort();
      },
    );
    await host.serve(page);
    await page.goto("/admin");
    await press(page, "Sign In Using Access Token");
    await page.getByRole("textbox", { name: "Personal Access Token" }).fill("a token");
    await press(page, "Sign In");
    await expect(page.getByText("Projects").first()).toBeVisible();
    await provide(host);
    // The editor still sends requests after publishing.
    await context.close();
    host.remove();
    expect([...problems, ...host.problems]).toEqual([]);
  },
});

const field = (page: Page, path: string): Locator => page.locator(`[data-key-path="${path}"]`);
const fill = (page: Page, path: string, words: string) =>
  field(page, path).getByRole("textbox").first().fill(words);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const confirm = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();

/** Scrolls to a field: fields are rendered as they near the viewport. */
const reach = (page: Page, path: string) => field(page, path).first().scrollIntoViewIfNeeded();

/** Opens a form by its URL, as a bookmark would. */
async function open(page: Page, path: string) {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`);
  await expect(page.locator("[data-key-path]").first()).toBeVisible();
}

/** Saves a draft without asking for a review. */
async function save(page: Page) {
  await press(page, "Save");
  await confirm(page, "Later");
  // The form gives way to the list of its collection; what is opened meanwhile is replaced.
  await expect(page).toHaveURL(/#\/collections\/\w+$/);
  await expect(page.locator("[data-key-path]")).toHaveCount(0);
  await page.waitForFunction(() => document.activeViewTransition === null);
}

async function publish(page: Page, form: string) {
  await open(page, form);
  await page.getByRole("button", { name: /^Status/ }).click();
  // A menu that has not taken the focus yet ignores presses.
  await expect(page.getByRole("menuitemradio", { name: "Draft" })).toBeFocused();
  await page.getByRole("menuitemradio", { name: "Ready" }).click();
  await expect(page.getByRole("button", { name: /^Status.*Ready/ })).toBeEnabled();
  await press(page, "Publish Entry");
  await confirm(page, "Publish");
}

const add = (page: Page, list: string) =>
  field(page, list).getByRole("button", { name: /^Add/ }).last().click();

/** Adds a photograph from the phone to a project. */
async function addPicture(page: Page, at: number, name: string, buffer: Buffer) {
  await add(page, "images");
  // Once an item's last field is there, nothing moves.
  await expect(field(page, `images.${at}.alt`).getByRole("textbox").first()).toBeVisible();
  await field(page, `images.${at}.src`).getByRole("button", { name: "Browse" }).click();
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Upload");
  const mimeType = name.endsWith("HEIC") ? "image/heic" : "image/jpeg";
  await (await chooser).setFiles({ name, mimeType, buffer });
  await press(page, "Insert");
  // Decoding HEIC takes a second or two.
  await expect(field(page, `images.${at}.src`).locator("img").first()).toBeVisible();
  // A dialog that is still closing would intercept the next click.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await fill(page, `images.${at}.alt`, `The bench from side ${at + 1}`);
}

/** Whether a picture is red on the left and blue on the right, like the fixtures when upright. */
async function isUpright(picture: Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const isNear = (x: number, colour: number[]) =>
    colour.every((part, at) => Math.abs(data[x * info.channels + at]! - part) < 24);
  return isNear(10, halves.left) && isNear(info.width - 10, halves.right);
}

async function fillProject(page: Page, title: string) {
  await fill(page, "title", title);
  await field(page, "category").getByRole("radio").first().click();
  await fill(page, "location", "A town");
  const short = "A bench with a lid, for a hall where the door opens inwards.";
  await fill(page, "shortDescription", short);
  for (const [list, count] of [
    ["keyFeatures", 3],
    ["materials", 2],
  ] as const)
    for (let at = 0; at < count; at++) {
      await add(page, list);
      await fill(page, `${list}.${at}`, `Thing ${at + 1}`);
    }
  for (const at of [0, 1])
    await addPicture(page, at, `IMG_000${at}.JPG`, await photograph(1200, 900 + at));
  await addPicture(page, 2, "IMG_0002.HEIC", await iPhonePhotograph());
  await field(page, "relatedServices").getByRole("combobox").first().click();
  await page.getByRole("option").first().click();
  await fill(page, "metaTitle", "Oak hall bench");
  await fill(page, "metaDescription", `${short} Scribed to a leaning wall.`);
  for (const path of ["beforeImage", "featured", "updated", "sample"]) await reach(page, path);
  await fill(page, "body", "The door opens inwards, so the bench is 320 mm deep.");
}

/** Builds the site with a branch's content in a folder, as its host would. */
function build(host: GitHost, branch: string, folder: string) {
  copySources(folder);
  rmSync(join(folder, "app/content"), { recursive: true });
  host.git(["-C", folder, "--work-tree", folder, "checkout", branch, "--", "app/content"]);
  for (const [program, ...args] of [
    [process.execPath, "scripts/build/pictures.ts"],
    ["react-router", "build"],
  ] as const)
    execFileSync(program, args, {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: "pipe",
    });
}

test("a project with three photographs is drafted and published", async ({
  page,
  host,
  folder,
}) => {
  const title = "Hall bench with a lid";
  const slug = "hall-bench-with-a-lid";
  const draft = `cms/projects/${slug}`;
  await open(page, "projects/new");
  await fillProject(page, title);
  await save(page);
  // Nothing is published yet.
  expect(host.files(main)).not.toContain(`app/content/projects/${slug}.md`);
  const pictures = host.files(draft).filter((path) => /img.000/.test(path));
  expect(pictures).toHaveLength(3);
  for (const path of pictures) {
    // As the picture schema requires.
    expect(path).toMatch(/^app\/content\/pictures\/[a-z0-9/_-]+\.webp$/);
    const bytes = host.file(draft, path);
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height >= 900, exif]).toEqual([1200, true, undefined]);
    expect(await isUpright(bytes)).toBe(true);
  }

  await publish(page, `projects/entries/${slug}`);
  await expect.poll(() => host.pulls.at(-1)?.state).toBe("closed");
  build(host, main, folder);
  const read = (path: string) => readFileSync(join(folder, "build/client", path), "utf8");
  const html = read(`projects/${slug}/index.html`);
  expect(html).toContain(title);
  for (const side of [1, 2, 3]) expect(html).toContain(`The bench from side ${side}`);
  for (const path of ["projects/index.html", "search-index.json", "sitemap.xml"])
    expect(read(path), path).toContain(`/projects/${slug}`);
});

test("invalid input is refused at its field, with the schema's message", async ({ page, host }) => {
  await open(page, "_singletons/entries/business");
  await reach(page, "phone");
  await fill(page, "phone.e164", "01452 000000");
  await press(page, "Save");
  await expect(field(page, "phone.e164")).toContainText(
    "Please give a number as it is dialled from abroad",
  );
  expect(host.git(["branch", "--list", "cms/*"])).toBe("");
});
