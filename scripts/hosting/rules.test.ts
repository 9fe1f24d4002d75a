import { expect, test } from "vitest";
import { siteFiles } from "../../app/seo/files.server.ts";
import { headersFor, rules } from "./rules.ts";

test.each([
  ["/index.html", "no-cache"],
  ["/projects.data", "public, max-age=60"],
  ["/sitemap.xml", "no-cache"],
  ["/projects.data.txt", "no-cache"],
  ["/blog/assets/entry.js", "no-cache"],
  ["/assets/entry-BxQ_1234.js", "public, max-age=31536000, immutable"],
  ["/pictures/hero/still-640.avif", "public, max-age=31536000, immutable"],
])("%s is kept: %s", (path, lifetime) => {
  expect(headersFor(path)["Cache-Control"]).toBe(lifetime);
});

test("pages have the security headers, and files only what files need", () => {
  const onAll = {
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
  expect(headersFor("/projects.html")).toMatchObject({
    ...onAll,
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Strict-Transport-Security": "max-age=63072000",
    "Permissions-Policy": expect.stringContaining("geolocation=()") as unknown,
  });
  expect(headersFor("/assets/entry-BxQ_1234.js")).toMatchObject({
    ...onAll,
    "X-Frame-Options": "",
  });
});

test("a drawing opened by its own address runs nothing", () => {
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  for (const path of ["/favicon.svg", "/pictures/drawings/plan-12.svg", "/assets/plan-12.svg"])
    expect(headersFor(path)["Content-Security-Policy"], path).toBe(policy);
});

test("generated files have the right media type", () => {
  for (const { path, type } of siteFiles())
    expect(headersFor(path)["Content-Type"]?.split(";")[0], path).toBe(type);
});

test("other sites may show pictures and nothing else", () => {
  const shared = rules.filter(
    ({ headers }) => headers["Cross-Origin-Resource-Policy"] === "cross-origin",
  );
  expect(shared.map(({ on }) => on)).toEqual(["/pictures/*"]);
});
