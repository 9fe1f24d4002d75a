import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "publish-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Publishes these files, each with the given content. */
function publish(release: Record<string, string>) {
  const from = join(folder, "release");
  rmSync(from, { recursive: true, force: true });
  for (const [file, text] of Object.entries({ "pictures/still.avif": "", ...release })) {
    mkdirSync(join(from, dirname(file)), { recursive: true });
    writeFileSync(join(from, file), text);
  }
  return spawnSync("sh", ["scripts/hosting/publish.sh", from, join(folder, "site/")], {
    encoding: "utf8",
  });
}

const published = () =>
  globSync("{*,*/*,.well-known/*}", { cwd: join(folder, "site"), withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.endsWith("pictures"))
    .map(({ name }) => name)
    .toSorted();
const page = () => readFileSync(join(folder, "site/index.html"), "utf8");

const first = { "index.html": "a", "faq.html": "a", ".well-known/x.txt": "", "assets/a.js": "a" };
const second = { "index.html": "b", "assets/b.js": "b" };

test("deleted pages go at once, assets of the previous release stay", () => {
  expect(publish(first)).toMatchObject({ status: 0, stderr: "" });
  expect(published()).toEqual(["a.js", "faq.html", "index.html", "x.txt"]);
  expect(publish(second)).toMatchObject({ status: 0, stderr: "" });
  expect(published()).toEqual(["a.js", "b.js", "index.html"]);
  expect(page()).toBe("b");
});

test("assets older than the last two releases go, however often the last is published", () => {
  for (const release of [first, second, second]) publish(release);
  expect(published()).toContain("a.js");
  publish({ "index.html": "c", "assets/c.js": "c" });
  expect(published()).toEqual(["b.js", "c.js", "index.html"]);
});

test("a site put there by other means keeps its assets for one release", () => {
  mkdirSync(join(folder, "site/assets"), { recursive: true });
  writeFileSync(join(folder, "site/assets/old.js"), "");
  publish(first);
  expect(published()).toContain("old.js");
  publish(second);
  expect(published()).not.toContain("old.js");
});

test("no page changes until all assets are in place", () => {
  publish(first);
  // A file in the place of a folder, so that copying fails.
  writeFileSync(join(folder, "site/assets/deep"), "");
  expect(publish({ ...second, "assets/deep/b.js": "b" }).status).not.toBe(0);
  expect(page()).toBe("a");
  expect(published()).toContain("a.js");
});

test("nothing is removed until all pages are in place", () => {
  publish(first);
  writeFileSync(join(folder, "site/news"), "");
  expect(publish({ ...second, "news/b.html": "b" }).status).not.toBe(0);
  expect(published()).toEqual(expect.arrayContaining(["a.js", "b.js", "faq.html"]));
});
