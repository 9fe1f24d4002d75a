import { expect, test } from "vitest";
import { siteFiles } from "../../app/seo/files.server.ts";
import { oneMinute, headersFor, immutable, revalidate, rules } from "./rules.ts";

test.each([
  ["/index.html", revalidate],
  ["/projects.data", oneMinute],
  ["/sitemap.xml", revalidate],
  ["/projects.data.txt", revalidate],
  ["/blog/assets/entry.js", revalidate],
  ["/assets/entry-BxQ_1234.js", immutable],
  ["/pictures/hero/still-640.avif", immutable],
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
    "Cache-Control": "no-cache",
  });
  expect(headersFor("/projects.data")["Cache-Control"]).toBe("public, max-age=60");
  expect(headersFor("/assets/entry-BxQ_1234.js")).toMatchObject({
    ...onAll,
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Frame-Options": "",
  });
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

test("nothing is asked of the domain's other services", () =>
  expect(headersFor("/index.html")["Strict-Transport-Security"]).not.toMatch(
    /includeSubDomains|preload/i,
  ));
