import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { canonicalAddress } from "../../app/seo/metadata.ts";
import { pages } from "../support/pages.ts";

test("the sitemap lists exactly the pages that want to be found", async ({ request }) => {
  const response = await request.get("/sitemap.xml");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("xml");
  const listed = [...(await response.text()).matchAll(/<url><loc>([^<]+)<\/loc>/g)];
  const visible = pages.filter(({ hidden }) => !hidden);
  expect(listed.map(([, address]) => address)).toEqual(
    visible.map(({ path }) => canonicalAddress(path, business.origin)),
  );
});

test("robots.txt lets everything be read and names the sitemap", async ({ request }) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toContain("text/plain");
  const lines = (await response.text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain(`Sitemap: ${business.origin}/sitemap.xml`);
  expect(lines.filter((line) => /^Disallow: *\S/.test(line))).toEqual([]);
});

const secure = {
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
    const script = /\/assets\/[^"']+\.js/.exec(await (await request.get("/")).text())![0];
    for (const path of ["/", "/no-such-page", "/projects.data", "/sitemap.xml", script]) {
      const response = await request.get(path, { headers: { "Accept-Encoding": encoding } });
      expect(response.headers()["content-encoding"], path).toBe(encoding);
      expect(response.headers()["vary"], path).toContain("Accept-Encoding");
    }
  });
}
