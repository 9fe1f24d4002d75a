import { expect, test } from "@playwright/test";
import { searchIndexPath } from "../../app/search/searchIndex.ts";

const secure = {
  "content-security-policy": "frame-ancestors 'none'",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
};

for (const [name, path] of [
  ["a page", "/"],
  ["the not-found page", "/no-such-page"],
  ["data", "/projects.data"],
  ["the sitemap", "/sitemap.xml"],
  ["the search index", searchIndexPath],
] as const) {
  test(`${name} comes with the headers of production, asked for anew each time`, async ({
    request,
  }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ ...secure, "cache-control": "no-cache" });
    expect(headers["permissions-policy"]).toContain("geolocation=()");
  });
}

test("files named by their content are kept for a year", async ({ request }) => {
  const html = await (await request.get("/projects")).text();
  const files = ["assets", "pictures"].map(
    (folder) => new RegExp(`/${folder}/[^"' )]+`).exec(html)?.[0] ?? "",
  );
  for (const file of files) {
    const headers = (await request.get(file)).headers();
    expect(headers["cache-control"], file).toBe("public, max-age=31536000, immutable");
    expect(headers, file).toMatchObject(secure);
  }
});

for (const encoding of ["br", "gzip"]) {
  test(`words travel packed with ${encoding}`, async ({ request }) => {
    // Files under a kilobyte are not worth packing.
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
