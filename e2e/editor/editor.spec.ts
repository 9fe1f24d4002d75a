/** The content editor, used as its guide says: docs/owner/edit-in-the-browser.md. */
import { request as httpRequest } from "node:http";
import { dirname } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { getContent } from "../../app/content/content.server.ts";
import { photograph } from "./photograph.ts";
import { startInScratch, type Scratch } from "./scratch.ts";

let scratch: Scratch;
test.beforeAll(async () => {
  scratch = await startInScratch();
});
test.afterAll(() => scratch.remove());

const file = "app/content/projects/oak-bench-for-a-narrow-hall.md";
const path = "/projects/oak-bench-for-a-narrow-hall";

/** Everything a page asks for that is not the editor's own. */
function watchRequests(page: Page): string[] {
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${scratch.editor}/`))
      outside.push(request.url());
  });
  return outside;
}

/** Brings an input into view and lets the page come to rest: scrolling closes an open menu. */
async function bringIntoView(input: Locator) {
  await input.focus();
  await input.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Adds a picture in the dialog of the list, cropped where a shape is named. */
async function addPicture(page: Page, name: string, bytes: Buffer, alt: string, shape?: string) {
  await page.getByRole("group", { name: "Pictures" }).getByRole("button", { name: "Add" }).click();
  const item = page.getByRole("dialog", { name: "Add item" });
  await item
    .getByLabel("Picture file")
    .setInputFiles({ name, mimeType: "image/jpeg", buffer: bytes });
  const crop = page.getByRole("dialog", { name: "Which part to show" });
  if (shape) {
    await crop.getByRole("button", { name: /Shape/ }).press("ArrowDown");
    await page.getByRole("option", { name: shape }).press("Enter");
    const part = crop.getByLabel("Part to show: move it with the arrow keys");
    await expect(part).toBeVisible();
    await crop.getByLabel("Nearer").fill("2");
    // Far enough to the left that the right half is out of the picture.
    for (let step = 0; step < 15; step++) await part.press("ArrowRight");
  }
  await crop.getByRole("button", { name: "Use the picture" }).click();
  await expect(crop).toBeHidden();
  await item.getByLabel("What is to be seen in it").fill(alt);
  await item.getByRole("button", { name: "Add", exact: true }).click();
  await expect(item).toBeHidden();
}

test("a project with two pictures goes from an empty form to the site", async ({
  page,
  browser,
}) => {
  const outside = watchRequests(page);
  await page.goto(scratch.editor);
  await page.getByRole("navigation").getByRole("link", { name: "Projects", exact: true }).click();
  // The dashboard has such a button for each kind of entry.
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await page.getByRole("button", { name: "Add", exact: true }).click();

  await page.getByLabel("Title", { exact: true }).fill("Oak bench for a narrow hall");
  await expect(page.getByLabel("Address")).toHaveValue("oak-bench-for-a-narrow-hall");
  const kind = page.getByRole("combobox", { name: "Kind of work" });
  await bringIntoView(kind);
  await kind.fill("Bespoke");
  await expect(page.getByRole("option", { name: "Bespoke Carpentry" })).toBeVisible();
  await kind.press("ArrowDown");
  await kind.press("Enter");
  await page.getByRole("textbox", { name: "Place", exact: true }).fill("Stroud");
  await page
    .getByLabel("In short")
    .fill("A bench with a lid, made for a hall that is 900 mm wide.");
  await page.getByLabel("What makes it special").fill("Lid on a soft stay\nScribed to a wall");
  await page.getByLabel("Materials").fill("European oak\nHard wax oil");
  const services = page.getByRole("combobox", { name: "Services it shows" });
  await bringIntoView(services);
  await services.fill("Boot rooms");
  await expect(page.getByRole("option", { name: "Boot rooms", exact: true })).toBeVisible();
  await services.press("ArrowDown");
  await services.press("Enter");
  await expect(page.getByRole("button", { name: "Take out Boot rooms" })).toBeVisible();
  await page.getByLabel("Title in search results").fill("Oak hall bench");
  await page.getByLabel("Words in search results").fill("Too short.");
  await page
    .getByRole("textbox", { name: "Text", exact: true })
    .fill("The door opens inwards.\n\n## The lid\n\nIt closes **softly**.");

  await test.step("a bad entry is refused at the field, with the schema's words", async () => {
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByLabel("What makes it special")).toBeFocused();
    await expect(page.getByLabel("What makes it special")).toHaveAccessibleDescription(
      /expected at least 3 in the list/,
    );
    await expect(page.getByLabel("Words in search results")).toHaveAccessibleDescription(
      /expected at least 50 characters/,
    );
    expect(scratch.has(file)).toBe(false);
    await page.getByLabel("What makes it special").press("ControlOrMeta+End");
    await page
      .getByLabel("What makes it special")
      .pressSequentially("\nRoom for eight pairs of shoes");
    await page
      .getByLabel("Words in search results")
      .fill("An oak bench with a lid for a narrow hall, scribed to a leaning wall.");
  });

  const whole = await photograph({ width: 1200, height: 900 });
  await addPicture(page, "IMG 0001.JPG", whole, "Oak bench below a row of hooks", "Square");
  await addPicture(page, "lid.jpg", whole, "Lid of the bench, held open by a stay");

  await test.step("what only the reading of all content can find is refused above the form", async () => {
    await page.getByRole("checkbox", { name: "Show a before and after slider" }).check();
    await page.getByRole("button", { name: "Create" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "Before: expected beforeImage" });
    await expect(refusal).toBeFocused();
    expect(scratch.has(file)).toBe(false);
    await page.getByRole("checkbox", { name: "Show a before and after slider" }).uncheck();
  });

  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText("Entry created")).toBeVisible();
  const written = scratch.read(file);
  expect(written).toContain("  - Room for eight pairs of shoes\n");
  expect(written).toContain("---\n\nThe door opens inwards.\n\n## The lid\n");

  await test.step("pictures are upright, cropped, and say nothing of where they were taken", async () => {
    const folder = `${scratch.folder}/app/content/pictures/oak-bench-for-a-narrow-hall`;
    const cropped = sharp(`${folder}/img-0001.jpg`);
    const { width, height, exif, orientation } = await cropped.metadata();
    expect([width, height]).toEqual([450, 450]);
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const { channels } = await cropped.stats();
    // All of it is the brown left half.
    expect(channels.map(({ min }) => Math.round(min / 16))).toEqual([8, 3, 2]);
    const { width: wide, height: high } = await sharp(`${folder}/lid.jpg`).metadata();
    expect([wide, high]).toEqual([1200, 900]);
  });

  await test.step("a change of one field changes its line alone", async () => {
    await page.getByRole("textbox", { name: "Place", exact: true }).fill("Painswick");
    await page.getByRole("button", { name: "Save" }).click();
    await expect
      .poll(() => scratch.read(file))
      .toBe(written.replace("location: Stroud", "location: Painswick"));
  });

  await test.step("the preview is the real page", async () => {
    const preview = page.getByRole("button", { name: "Preview" });
    await expect(preview).toHaveAttribute("href", `${scratch.site}${path}`);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const site = await context.newPage();
    await site.goto(`${scratch.site}${path}`, { timeout: 120_000, waitUntil: "domcontentloaded" });
    await expect(site.getByRole("heading", { level: 1 })).toHaveText("Oak bench for a narrow hall");
    await expect(site.getByRole("main")).toContainText("Painswick");
    await context.close();
  });
  expect(outside).toEqual([]);

  await test.step("built, it is on the site, in search and in the sitemap", async () => {
    scratch.run("node_modules/@react-router/dev/bin.cjs", "build");
    const html = scratch.read(`build/client${path}/index.html`);
    expect(html).toContain("It closes <strong>softly</strong>.");
    const shown = [...html.matchAll(/\/pictures\/(oak-bench-for-a-narrow-hall\/[\w-]+\.jpg)/g)];
    const pictures = new Set(shown.map(([, name]) => name!));
    expect([...pictures].map((name) => name.replace(/-\w+-\d+\.jpg/, ""))).toEqual([
      "oak-bench-for-a-narrow-hall/img-0001",
      "oak-bench-for-a-narrow-hall/lid",
    ]);
    for (const name of pictures) expect(scratch.has(`build/client/pictures/${name}`)).toBe(true);
    expect(scratch.read("build/client/projects/index.html")).toContain(path);
    expect(scratch.read("build/client/search-index.json")).toContain(path);
    expect(scratch.read("build/client/sitemap.xml")).toContain(`${path}</loc>`);
  });
});

/** Lines of the second text that are not in the first. */
const newLines = (before: string, after: string) =>
  after.split("\n").filter((line) => !before.split("\n").includes(line));

test("phone and hours are changed in their form, and the site shows them", async ({
  page,
  browser,
}) => {
  const profile = "app/content/business.yaml";
  const before = scratch.read(profile);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const site = await context.newPage();
  // It begins after the editor. It has read the profile before: what is saved has to reach it, too.
  await expect(async () => {
    await site.goto(`${scratch.site}/`, { timeout: 120_000, waitUntil: "domcontentloaded" });
  }).toPass({ timeout: 60_000 });
  await expect(site.locator('a[href="tel:+441110000000"]')).toHaveCount(0);

  await page.goto(scratch.editor);
  await page.getByRole("navigation").getByRole("link", { name: "Name, phone, hours" }).click();
  const save = page.getByRole("button", { name: "Save" });

  await test.step("a number that is not the one dialled is refused above the form", async () => {
    await page.getByLabel("Number as it is read").fill("0111 000 0000");
    await save.click();
    const refusal = page
      .getByRole("alert")
      .filter({ hasText: "expected the number that is shown" });
    await expect(refusal).toBeFocused();
    await expect(refusal).toContainText("Phone, The same number as it is dialled");
    expect(scratch.read(profile)).toBe(before);
    await page.getByLabel("The same number as it is dialled").fill("+441110000000");
  });

  const answered = page.getByRole("group", { name: "When the phone is answered" });
  const days = answered.getByRole("row").first();
  const item = page.getByRole("dialog", { name: "Edit item" });
  await test.step("a time that is none is named in the list, and saving leads to it", async () => {
    await days.click();
    await item.getByLabel("From").fill("half past five");
    await item.getByRole("button", { name: "Done" }).click();
    await save.click();
    await expect(days).toBeFocused();
    await expect(days).toHaveAccessibleName(/to mend: From: expected a time as HH:MM/);
    expect(scratch.read(profile)).toBe(before);
  });

  await days.click();
  await item.getByLabel("From").fill("05:55");
  await item.getByLabel("Hours as they are read").fill("from 5.55am");
  await item.getByRole("button", { name: "Done" }).click();
  await save.click();
  await expect
    .poll(() => newLines(before, scratch.read(profile)))
    .toEqual([
      '  display: "0111 000 0000"',
      '  e164: "+441110000000"',
      '      opens: "05:55"',
      "      shown: from 5.55am",
    ]);
  expect(scratch.read(profile).split("\n")).toHaveLength(before.split("\n").length);

  await test.step("the preview shows them", async () => {
    const preview = page.getByRole("button", { name: "Preview" });
    await expect(preview).toHaveAttribute("href", `${scratch.site}/`);
    await expect(async () => {
      await site.reload({ waitUntil: "domcontentloaded" });
      const html = await site.content();
      expect(html).toContain('href="tel:+441110000000"');
      expect(html).toContain('"05:55"');
    }).toPass({ timeout: 60_000 });
    await context.close();
  });
});

/** Opens an entry from its list. */
async function openEntry(page: Page, collection: string, slug: string) {
  await page.goto(`${scratch.editor}/keystatic/collection/${collection}`);
  await page.getByRole("row", { name: slug }).click();
  await expect(page.getByRole("textbox", { name: "Address" })).toHaveValue(slug);
}

async function remove(page: Page) {
  await page.getByRole("button", { name: /^Delete entry/ }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /delete/i })
    .click();
}

const { projects, services, testimonials, posts } = getContent();

test("an entry is deleted, unless another one names it or leads to it", async ({ page }) => {
  const [testimonial] = testimonials;
  await openEntry(page, "testimonials", testimonial!.slug);
  await remove(page);
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await expect(page.getByRole("row", { name: testimonial!.slug })).toHaveCount(0);
  expect(scratch.has(testimonial!.file)).toBe(false);

  const service = services.find(({ relatedProjects }) => relatedProjects.length > 0)!;
  const named = projects.find(({ slug }) => service.relatedProjects.includes(slug))!;
  await openEntry(page, "projects", named.slug);
  await remove(page);
  const refusal = page.getByRole("alert").filter({ hasText: service.file });
  await expect(refusal).toContainText("Projects that show it: expected the name of a project");
  expect(scratch.has(named.file)).toBe(true);
});

test("an entry gets another address, unless a text leads to the old one", async ({ page }) => {
  // The first one is deleted above.
  const [, testimonial] = testimonials;
  const { file: old, slug } = testimonial!;
  const moved = `${dirname(old)}/another-address.md`;
  const text = scratch.read(old);
  const address = page.getByRole("textbox", { name: "Address" });
  const save = page.getByRole("button", { name: "Save" });
  await openEntry(page, "testimonials", slug);
  await address.fill("another-address");
  await save.click();
  await expect.poll(() => scratch.has(old)).toBe(false);
  expect(scratch.read(moved)).toBe(text);
  await page.goto(`${scratch.editor}/keystatic/collection/testimonials`);
  await expect(page.getByRole("row", { name: "another-address" })).toBeVisible();
  await expect(page.getByRole("row", { name: slug })).toHaveCount(0);

  const links = (body: string, post: { slug: string }) => body.includes(`](/blog/${post.slug})`);
  const linked = posts.find((post) => posts.some(({ body }) => links(body, post)))!;
  const linking = posts.find(({ body }) => links(body, linked))!;
  await openEntry(page, "blog", linked.slug);
  await address.fill("another-address");
  await save.click();
  const refusal = page.getByRole("alert").filter({ hasText: linking.file });
  await expect(refusal).toBeFocused();
  await expect(refusal).toContainText(`Text: still leads to /blog/${linked.slug}`);
  expect(scratch.has(linked.file)).toBe(true);
});

/** Runs in the page: the words of all drafts that the editor keeps in the browser. */
async function draftsKept(): Promise<string> {
  const known = await indexedDB.databases();
  // Opening one that is not there would make it, without what the editor expects in it.
  if (!known.some(({ name }) => name === "keystatic")) return "";
  const answered = <Result>(request: IDBRequest<Result>) =>
    new Promise<Result>((done, failed) => {
      request.addEventListener("success", () => done(request.result));
      request.addEventListener("error", () => failed(request.error ?? new Error("No answer.")));
    });
  const database = await answered(indexedDB.open("keystatic"));
  const kept = (await answered(database.transaction("items").objectStore("items").getAll())) as {
    files?: Map<string, Uint8Array<ArrayBuffer>>;
  }[];
  database.close();
  const files = kept.flatMap((draft) => [...(draft.files?.values() ?? [])]);
  return (await Promise.all(files.map((bytes) => new Blob([bytes]).text()))).join("\n");
}

test("what was typed is still there after the page was closed", async ({ page }) => {
  await page.goto(`${scratch.editor}/keystatic/collection/testimonials`);
  await page.getByRole("row").nth(1).click();
  const who = page.getByLabel("Who speaks");
  const before = await who.inputValue();
  await who.fill("Someone who was interrupted");
  await expect.poll(() => page.evaluate(draftsKept)).toContain("Someone who was interrupted");
  await page.reload();
  await expect(who).toHaveValue("Someone who was interrupted");
  expect(before).not.toBe("");
});

test("the forms pass axe, as they open and with faults", async ({ page }) => {
  await page.goto(`${scratch.editor}/keystatic/collection/projects/create`);
  await page.getByRole("button", { name: "Create" }).click();
  await expect(page.getByLabel("Title", { exact: true })).toBeFocused();
  // Landmarks and the heading of the frame around the forms are Keystatic's own.
  const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const findings = async () => {
    const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
  };
  expect(await findings()).toEqual([]);

  await page.goto(`${scratch.editor}/keystatic/singleton/business`);
  await expect(page.getByLabel("Number as it is read")).toBeVisible();
  expect(await findings()).toEqual([]);
  const answered = page.getByRole("group", { name: "When the phone is answered" });
  await answered.getByRole("row").first().click();
  const item = page.getByRole("dialog", { name: "Edit item" });
  await item.getByLabel("From").fill("early");
  await item.getByLabel("Until").focus();
  await expect(item.getByLabel("From")).toHaveAccessibleDescription(/expected a time/);
  expect(await findings()).toEqual([]);
});

/** A request as another program on this machine, or another page, may send it. */
function ask(
  target: string,
  headers: Record<string, string>,
  method = "GET",
  body = "",
): Promise<number> {
  const { port } = new URL(scratch.editor);
  return new Promise((resolve, reject) => {
    httpRequest({ host: "127.0.0.1", port, path: target, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .once("error", reject)
      .end(body);
  });
}

test("the server answers its own editor alone, and reaches no file beside the entries", async () => {
  const host = new URL(scratch.editor).host;
  const own = { host, "no-cors": "1" };
  const tree = "/api/keystatic/tree";
  expect(await ask(tree, own)).toBe(200);
  expect(await ask(tree, { ...own, host: "evil.example" })).toBe(403);
  expect(await ask("/keystatic", { host: "evil.example" })).toBe(403);
  expect(await ask(tree, { ...own, origin: "https://evil.example" })).toBe(403);
  expect(await ask(tree, { ...own, "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await ask(tree, { host })).toBe(400);
  for (const target of [
    "/pictures/../business.ts",
    "/pictures/..%2f..%2f..%2fpackage.json",
    "/assets/..%2f..%2f..%2fpackage.json",
    `/api/keystatic/blob/${"0".repeat(40)}/package.json`,
  ]) {
    expect(await ask(target, own), target).toBe(404);
  }
  const write = (wanted: string) =>
    ask(
      "/api/keystatic/update",
      { ...own, "content-type": "application/json" },
      "POST",
      JSON.stringify({
        additions: [{ path: wanted, contents: Buffer.from("---\na: 1\n---\n").toString("base64") }],
        deletions: [],
      }),
    );
  const form = { host, origin: "null", "content-type": "text/plain" };
  expect(await ask("/api/keystatic/update", form, "POST", "{}")).toBe(403);
  for (const wanted of [
    "app/content/business.ts",
    "app/content/home.yaml",
    "app/content/projects/../../root.md",
    "/etc/x.md",
  ]) {
    expect(await write(wanted), wanted).toBe(422);
  }
});
