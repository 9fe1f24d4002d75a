import { expect, test } from "vitest";
import { observatory, score } from "./observatory.ts";
import { everywhere } from "./rules.ts";

const headers = Object.fromEntries(
  Object.entries(everywhere).map(([name, value]) => [name.toLowerCase(), value]),
);
const page = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy}"/><script src="/a.js"></script>`;
const strict = page("default-src 'none'; script-src 'self' 'sha256-x='; style-src 'self'");

test("a strict page with the site's headers scores A+", () => {
  expect(score(observatory(headers, strict))).toBe(130);
});

test.each([
  ["no policy", headers, "<p>", 75],
  ["inline scripts", headers, page("default-src 'self'; script-src 'unsafe-inline'"), 80],
  ["scripts from anywhere", headers, page("img-src 'self'"), 80],
  ["eval", headers, page("default-src 'self'; script-src 'self' 'unsafe-eval'"), 110],
  ["inline styles", headers, page("default-src 'self'; style-src 'unsafe-inline'"), 120],
  ["default from itself", headers, page("default-src 'self'"), 125],
  ["http for a week", { ...headers, "strict-transport-security": "max-age=604800" }, strict, 120],
  ["https not required", { ...headers, "strict-transport-security": undefined }, strict, 80],
  ["a cookie", { ...headers, "set-cookie": ["a=b"] }, strict, 60],
  ["no nosniff", { ...headers, "x-content-type-options": undefined }, strict, 125],
  ["a foreign script", headers, `${strict}<script src="https://cdn.example/a.js">`, 50],
  [
    "frames",
    { ...headers, "content-security-policy": undefined, "x-frame-options": undefined },
    strict,
    80,
  ],
])("%s costs what the Observatory takes", (_what, some, html, points) => {
  expect(score(observatory(some, html))).toBe(points);
});
