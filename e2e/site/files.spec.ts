import { expect, test } from "@playwright/test";
import { searchIndexPath } from "../../app/search/searchIndex.ts";

const onAll = {
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
};
const onPages = {
  ...onAll,
  "content-security-policy": "frame-ancestors 'none'",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=63072000",
};

for (const [name, path] of [
  ["a page", "/"],
  ["the not-found page", "/no-such-page"],
  ["the sitemap", "/sitemap.xml"],
  ["the search index", searchIndexPath],
] as const) {
  test(`${name} has production's headers and is revalidated each time`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ ...onPages, "cache-control": "no-cache" });
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  });
}

test("a page's data is cached for a minute, from prefetch to click", async ({ request }) => {
  expect((await request.get("/projects.data")).headers()).toMatchObject({
    ...onPages,
    "cache-control": "public, max-age=60",
  });
});

test("files with a hash in their name are cached for a year", async ({ request }) => {
  const html = await (await request.get("/projects")).text();
  const year = { "cache-control": "public, max-age=31536000, immutable" };
  for (const [folder, headers] of [
    ["assets", { ...onAll, ...year }],
    ["pictures", { ...onPages, ...year, "cross-origin-resource-policy": "cross-origin" }],
  ] as const) {
    const file = new RegExp(`/${folder}/[^"' )]+`).exec(html)![0];
    const sent = (await request.get(file)).headers();
    expect(sent, file).toMatchObject(headers);
    if (folder === "assets") expect(sent).not.toHaveProperty("x-frame-options");
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
