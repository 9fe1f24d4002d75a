import { expect, test } from "@playwright/test";
import {
  briefly,
  everywhere,
  headersFor,
  immutable,
  type Headers,
} from "../../scripts/hosting/rules.ts";
import { searchIndexPath } from "../../app/search/searchIndex.ts";

/** Headers by lower-case name. */
const named = (headers: Headers) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

for (const [name, path] of [
  ["a page", "/"],
  ["the not-found page", "/no-such-page"],
  ["the sitemap", "/sitemap.xml"],
  ["the search index", searchIndexPath],
] as const) {
  test(`${name} has production's headers and is revalidated each time`, async ({ request }) => {
    expect((await request.get(path)).headers()).toMatchObject(named(everywhere));
  });
}

test("a page's data is cached for a minute, from prefetch to click", async ({ request }) => {
  expect((await request.get("/projects.data")).headers()).toMatchObject(
    named({ ...everywhere, "Cache-Control": briefly }),
  );
});

test("files with a hash in their name are cached for a year", async ({ request }) => {
  const html = await (await request.get("/projects")).text();
  const files = ["assets", "pictures"].map(
    (folder) => new RegExp(`/${folder}/[^"' )]+`).exec(html)?.[0] ?? "",
  );
  for (const file of files) {
    expect(headersFor(file)["Cache-Control"], file).toBe(immutable);
    const sent = (await request.get(file)).headers();
    for (const [name, value] of Object.entries(named(headersFor(file))))
      expect(sent[name] ?? "", `${file}: ${name}`).toBe(value);
  }
});

for (const encoding of ["br", "gzip"]) {
  test(`text is compressed with ${encoding}`, async ({ request }) => {
    // Files under a kilobyte are not compressed.
    const script = /\/assets\/react-[^"']+\.js/.exec(await (await request.get("/")).text())![0];
    for (const path of [
      "/",
      "/no-such-page",
      "/projects.data",
      "/sitemap.xml",
      searchIndexPath,
      script,
    ]) {
      const response = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers()["content-encoding"], path).toBe(encoding);
      expect(response.headers()["vary"], path).toContain("Accept-Encoding");
    }
  });
}
