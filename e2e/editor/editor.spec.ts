/**
 * The editor at /admin on a phone, from signing in to the published page. Only GitHub is a fake, in
 * support/gitHost.ts, with a real repository behind it.
 */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import sharp from "sharp";
import { editor } from "../../app/content/singletons.ts";
import { copySources } from "../support/copySources.ts";
import { GitHost } from "../support/gitHost.ts";
import { halves, iPhonePhotograph, photograph } from "./photograph.ts";

const { repository, branch: main } = editor;
const title = "Hall bench with a lid";
const slug = "hall-bench-with-a-lid";
const file = `app/content/projects/${slug}.md`;
const draft = `cms/projects/${slug}`;

let host: GitHost;
test.beforeEach(() => {
  host = new GitHost(repository, main);
});
test.afterEach(async ({ context }) => {
  // The editor still sends requests after publishing.
  await context.close();
  host.remove();
});

const field = (page: Page, path: string): Locator => page.locator(`[data-key-path="${path}"]`);
const fill = (page: Page, path: string, words: string) =>
  field(page, path).getByRole("textbox").first().fill(words);
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: typeof name === "string" }).click();

async function signIn(page: Page, token = "token-of-joiner") {
  await host.serve(page);
  await page.goto("/admin");
  await press(page, "Sign In Using Access Token");
  await page.getByRole("textbox", { name: "Personal Access Token" }).fill(token);
  await press(page, "Sign In");
  await expect(page.getByText("Projects").first()).toBeVisible();
}

/** Opens a form by its URL, as a bookmark would. */
async function open(page: Page, path: string) {
  await page.evaluate((hash) => (location.hash = hash), `#/collections/${path}`);
  await expect(page.locator("[data-key-path]").first()).toBeVisible();
}

const add = (page: Page, list: string) =>
  field(page, list).getByRole("button", { name: /^Add/ }).last().click();

/** Picks a photo file from the phone for a new picture of a project. */
async function choosePicture(page: Page, at: number, name: string, buffer: Buffer) {
  await add(page, "images");
  // Fields are rendered as they near the viewport: once an item's last is there, nothing moves.
  await expect(field(page, `images.${at}.alt`).getByRole("textbox").first()).toBeVisible();
  await field(page, `images.${at}.src`).getByRole("button", { name: "Browse" }).click();
  const chooser = page.waitForEvent("filechooser");
  await press(page, "Upload");
  const mimeType = name.endsWith("HEIC") ? "image/heic" : "image/jpeg";
  await (await chooser).setFiles({ name, mimeType, buffer });
}

async function addPicture(page: Page, at: number, buffer: Buffer, name = `IMG_00${at}.JPG`) {
  await choosePicture(page, at, name, buffer);
  await press(page, "Insert");
  // Decoding HEIC takes a second or two.
  await expect(field(page, `images.${at}.src`).locator("img").first()).toBeVisible();
  // A dialog that is still closing would intercept the next click.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await fill(page, `images.${at}.alt`, `The bench from side ${at + 1}`);
}

/** Whether a picture is red on the left and blue on the right, like the fixtures when upright. */
async function isUpright(picture: string | Buffer): Promise<boolean> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const isNear = (x: number, colour: number[]) =>
    colour.every((part, at) => Math.abs(data[x * info.channels + at]! - part) < 24);
  return isNear(10, halves.left) && isNear(info.width - 10, halves.right);
}

async function fillProject(page: Page) {
  await fill(page, "title", title);
  await field(page, "category").getByRole("radio").first().click();
  await fill(page, "location", "A town");
  await fill(
    page,
    "shortDescription",
    "A bench with a lid, for a hall where the door opens inwards.",
  );
  for (const [list, count] of [
    ["keyFeatures", 3],
    ["materials", 2],
  ] as const)
    for (let at = 0; at < count; at++) {
      await add(page, list);
      await fill(page, `${list}.${at}`, `Thing ${at + 1}`);
    }
  for (let at = 0; at < 3; at++)
    await addPicture(page, at, await photograph({ width: 1200, height: 900 + at }));
  await field(page, "relatedServices").getByRole("combobox").first().click();
  await page.getByRole("option").first().click();
  await fill(page, "metaTitle", "Oak hall bench");
  await fill(
    page,
    "metaDescription",
    "An oak bench with a lid for a narrow hall, scribed to a leaning wall, with room for eight pairs of shoes.",
  );
  // Fields are rendered as they near the viewport.
  for (const path of ["beforeImage", "featured", "updated", "sample"])
    await field(page, path).scrollIntoViewIfNeeded();
  await fill(page, "body", "The door opens inwards, so the bench is 320 mm deep.");
}

test("a project with three photographs is drafted, previewed and published", async ({ page }) => {
  // It includes a build of the whole site: two minutes on a slow machine, more under load.
  test.setTimeout(300_000);
  const elsewhere = await blockThirdParties(page);
  await signIn(page);
  await open(page, "projects/new");
  await fillProject(page);
  await save(page);

  // Nothing is published yet.
  expect(host.files(main)).not.toContain(file);
  const pictures = host.files(draft).filter((path) => /pictures\/img_00/.test(path));
  expect(pictures).toHaveLength(3);
  for (const path of pictures) {
    const { width, height, exif } = await sharp(host.file(draft, path)).metadata();
    expect([width, (height ?? 0) >= 900, exif]).toEqual([1200, true, undefined]);
  }

  // The draft's preview is a build of the real site.
  const site = build(draft);
  const html = readFileSync(join(site, `projects/${slug}/index.html`), "utf8");
  expect(html).toContain(title);
  expect(html.match(/The bench from side \d/g)?.length).toBeGreaterThanOrEqual(3);
  for (const path of ["projects/index.html", "search-index.json", "sitemap.xml"])
    expect(readFileSync(join(site, path), "utf8"), path).toContain(`/projects/${slug}`);
  const fallback = /\/pictures\/img_00[\w-]+-800\.jpg/.exec(html)![0];
  expect(await isUpright(join(site, fallback))).toBe(true);
  rmSync(site, { recursive: true });

  await askToPublish(page, slug);
  await expect.poll(() => host.pulls.at(-1)?.state).toBe("closed");
  expect(host.files(main)).toContain(file);
  expect(host.git(["diff", "--stat", `${main}^2`, main])).toBe("");
  expect(elsewhere).toEqual([]);
});

/**
 * Blocks requests to third parties and collects them; the policy should stop them all before that.
 */
async function blockThirdParties(page: Page): Promise<string[]> {
  const blocked: string[] = [];
  await page.context().route(
    ({ protocol, hostname }) =>
      protocol.startsWith("http") && !["localhost", "api.github.com"].includes(hostname),
    (route) => {
      blocked.push(route.request().url());
      return route.abort();
    },
  );
  return blocked;
}

/** Saves a draft without asking for a review. */
async function save(page: Page) {
  await press(page, "Save");
  await page.getByRole("alertdialog").getByRole("button", { name: "Later" }).click();
  expect(host.pulls).toHaveLength(1);
  await closed(page);
}

/** A form closes itself, shortly after the action is done. */
const closed = (page: Page) => expect(page.locator("[data-key-path]")).toHaveCount(0);

async function askToPublish(page: Page, name: string) {
  await open(page, `projects/entries/${name}`);
  const publish = page.getByRole("button", { name: "Publish Entry", exact: true });
  // Just after a save the status can jump back to Draft, so try again as a user would.
  await expect(async () => {
    await page.getByRole("button", { name: /Status/ }).click({ timeout: 2000 });
    await page.getByRole("menuitemradio", { name: "Ready" }).click({ timeout: 2000 });
    await expect(publish).toBeVisible({ timeout: 3000 });
  }).toPass();
  await publish.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish", exact: true }).click();
}

/** Builds the site with a branch's content, as a preview host would. */
function build(branch: string): string {
  const folder = mkdtempSync(join(tmpdir(), "preview-"));
  copySources(folder);
  rmSync(join(folder, "app/content"), { recursive: true });
  host.git(["-C", folder, "--work-tree", folder, "checkout", branch, "--", "app/content"]);
  for (const args of [
    ["scripts/build/pictures.ts"],
    ["node_modules/@react-router/dev/bin.cjs", "build"],
  ]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "production" },
      maxBuffer: 1 << 28,
    });
    if (status !== 0) throw new Error(`${stdout}\n${stderr}`.slice(-3000));
  }
  const site = mkdtempSync(join(tmpdir(), "preview-site-"));
  cpSync(join(folder, "build/client"), site, { recursive: true });
  rmSync(folder, { recursive: true });
  return site;
}

test("the editor's page has its own policy, for no search engine, and is not cached", async ({
  page,
  request,
}) => {
  const answer = await request.get("/admin");
  const headers = answer.headers();
  expect(answer.status()).toBe(200);
  expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; .*connect-src 'self' blob: data: https:\/\/api\.github\.com;/,
  );
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("/admin");
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await signIn(page);
  expect(broken).toEqual([]);
});

const textOf = (branch: string, path: string) => host.file(branch, path).toString("utf8");

/** The first entry of a collection. */
function firstEntry(collection: string) {
  const path = host.files(main).find((one) => one.startsWith(`app/content/${collection}/`))!;
  return { path, name: basename(path, ".md") };
}

/** Publishes another location for a project, as someone else would. */
const partnerMoves = (path: string) =>
  host.commit(
    "partner",
    path,
    textOf(main, path).replace(/^location: .*$/m, "location: The partner's place"),
  );

test("invalid input is refused at its field, with the schema's message", async ({ page }) => {
  await signIn(page);
  await open(page, "_singletons/entries/business");
  // Fields are rendered as they near the viewport.
  await field(page, "phone").first().scrollIntoViewIfNeeded();
  await fill(page, "phone.e164", "01452 000000");
  await press(page, "Save");
  await expect(field(page, "phone.e164")).toContainText("Please give a UK number in E.164 form");
  expect(host.git(["branch", "--list", "cms/*"])).toBe("");
});

test("a draft does not overwrite text that someone else has published since", async ({ page }) => {
  const { path, name } = firstEntry("projects");
  await signIn(page);
  await open(page, `projects/entries/${name}`);
  await fill(page, "location", "My place");
  await save(page);
  partnerMoves(path);
  await askToPublish(page, name);
  await expect(page.getByText("Couldn’t publish the entry")).toBeVisible();
  expect(textOf(main, path)).toContain("The partner's place");
  expect(textOf(`cms/projects/${name}`, path)).toContain("My place");
});

test("what someone published while a form was open is in the history", async ({ page }) => {
  const { path, name } = firstEntry("projects");
  await signIn(page);
  await open(page, `projects/entries/${name}`);
  partnerMoves(path);
  await fill(page, "location", "My place");
  await save(page);
  await askToPublish(page, name);
  await expect.poll(() => textOf(main, path)).toContain("My place");
  const history = host.git(["log", "--full-history", "--format=%an", "-p", main, "--", path]);
  expect(history).toMatch(/^partner$/m);
  expect(history).toContain("+location: The partner's place");
  expect(history).toContain("+location: My place");
});

test("when two people edit one draft, both versions are in the history", async ({
  page,
  browser,
}) => {
  const { path, name } = firstEntry("projects");
  const form = `projects/entries/${name}`;
  await signIn(page);
  await open(page, form);
  await fill(page, "location", "My first place");
  await save(page);

  const context = await browser.newContext();
  const other = await context.newPage();
  await signIn(other, "token-of-partner");
  await open(other, form);
  await expect(field(other, "location").getByRole("textbox")).toHaveValue("My first place");
  await open(page, form);
  await fill(page, "location", "My second place");
  await save(page);
  await fill(other, "location", "The partner's place");
  await save(other);
  await askToPublish(other, name);
  await expect.poll(() => host.pulls.at(-1)?.state).toBe("closed");
  await context.close();
  const history = host.git(["log", "--full-history", "--format=%an", "-p", main, "--", path]);
  expect(history).toContain("+location: My second place");
  expect(history).toContain("+location: The partner's place");
});

test("a deleted entry can be restored until its deletion is published", async ({ page }) => {
  const { path, name } = firstEntry("testimonials");
  await signIn(page);
  await open(page, `testimonials/entries/${name}`);
  await press(page, "Show Editor Options");
  await page.getByRole("menuitem", { name: /^Delete/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect.poll(() => host.pulls).toHaveLength(1);
  expect(host.files(`cms/testimonials/${name}`)).not.toContain(path);
  await closed(page);

  await page.evaluate(() => (location.hash = "#/workflow"));
  await press(page, "Cancel Deletion");
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel Deletion" }).click();
  await expect.poll(() => host.git(["branch", "--list", "cms/*"])).toBe("");
  expect(host.files(main)).toContain(path);
});

test("a HEIC photograph is converted for browsers, upright and without its location", async ({
  page,
}) => {
  await signIn(page);
  await open(page, "projects/new");
  await fill(page, "title", title);
  await addPicture(page, 0, await iPhonePhotograph(), "IMG_0001.HEIC");
  await press(page, "Save");
  await expect.poll(() => host.pulls).toHaveLength(1);
  const picture = host.files(draft).find((path) => /img.0001/.test(path))!;
  // As the picture schema requires.
  expect(picture).toMatch(/^app\/content\/pictures\/[a-z0-9/_-]+\.webp$/);
  const bytes = host.file(draft, picture);
  const { width, height, exif } = await sharp(bytes).metadata();
  expect([width, height, exif]).toEqual([1200, 900, undefined]);
  expect(await isUpright(bytes)).toBe(true);
});

test("an unreadable photograph is refused in one line", async ({ page }) => {
  await signIn(page);
  await open(page, "projects/new");
  const broken = (await iPhonePhotograph()).subarray(0, 600);
  await choosePicture(page, 0, "IMG_0001.HEIC", broken);
  await press(page, "Insert");
  await expect(page.getByText("This file cannot be uploaded because it’s damaged")).toBeVisible();
});

test("a closed tab keeps what was typed", async ({ page }) => {
  await signIn(page);
  await open(page, "testimonials/new");
  const words = field(page, "attribution").getByRole("textbox");
  await words.pressSequentially("A householder nearby");
  // The backup is written shortly after the last key press.
  await expect.poll(() => backedUpForms(page)).toBe(1);
  await page.reload();
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(words).toHaveValue("A householder nearby");
});

/** Number of unsaved forms the browser has backed up. */
const backedUpForms = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <T>(pending: IDBRequest<T>) =>
      new Promise<T>((done, reject) => {
        pending.addEventListener("success", () => done(pending.result));
        pending.addEventListener("error", () => reject(pending.error!));
      });
    const store = "draft-backups";
    let count = 0;
    for (const { name } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name!));
      if (database.objectStoreNames.contains(store))
        count += await answerOf(database.transaction(store).objectStore(store).count());
      database.close();
    }
    return count;
  });
