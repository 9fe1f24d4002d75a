import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { deferAllScripts, deferScripts } from "./deferScripts.server.ts";

const preload = '<link rel="modulepreload" href="/assets/react.js" />';
const starts = '<script type="module" async="">import("/assets/react.js");</script>';
const page = (head: string, body: string) =>
  `<html><head>${head}</head><body><main>Words</main>${body}</body></html>`;
const bootstrap =
  "function bootstrap(path, modules, entry, timeout) { run(path, modules, entry, timeout); }";

test("a page fetches nothing until its bootstrap does", () => {
  const deferred = deferScripts(page(preload, starts), bootstrap, "/faq")!;
  expect(deferred).not.toContain("modulepreload");
  expect(deferred).not.toContain('type="module"');
  expect(deferred).toContain('<script type="text/deferred">import("/assets/react.js");</script>');
  expect(deferred).toMatch(/<script>[^<]*\/assets\/react\.js[^<]*<\/script><\/head>/);
});

test("its bootstrap is told which module starts the application", () => {
  const shared = '<link rel="modulepreload" href="/assets/shared.js" />';
  const deferred = deferScripts(page(shared + preload, starts), bootstrap, "/faq")!;
  expect(deferred.replaceAll("`", '"')).toContain(
    '("/faq",["/assets/shared.js","/assets/react.js"],"/assets/react.js",',
  );
});

test("after the first paint scripts are waited for a second at most", () => {
  expect(deferScripts(page(preload, starts), bootstrap, "/faq")).toMatch(/\b(1000|1e3)\b/);
});

test.each([
  ["has no scripts", page("", "")],
  ["starts in a way that is not known", page(preload, "<script src='/assets/entry.js'></script>")],
  ["names no modules", page("", starts)],
  ["does not import one of them", page(preload, '<script type="module">start();</script>')],
  ["has two module scripts", page(preload, starts + starts)],
])("the scripts of a page that %s are not deferred", (_, html) => {
  expect(deferScripts(html, bootstrap, "/faq")).toBeUndefined();
});

test("a build fails where a page starts in a way that is not known, and names it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deferred-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const write = (name: string, html: string) => writeFileSync(join(folder, name), html);
  write("known.html", page(preload, starts));
  write("static.html", page("", ""));
  await deferAllScripts(folder);
  expect(readFileSync(join(folder, "known.html"), "utf8")).toContain("text/deferred");
  expect(readFileSync(join(folder, "static.html"), "utf8")).toBe(page("", ""));
  write("two.html", page(preload, starts + starts));
  write("other.html", page(preload, "<script src='/assets/entry.js'></script>"));
  await expect(deferAllScripts(folder)).rejects.toThrow(
    /cannot be deferred: .*(other|two)\.html, /,
  );
});
