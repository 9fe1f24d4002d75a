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
