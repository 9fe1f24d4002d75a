import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl } from "./canonicalUrl.ts";

test.each([
  ["/", "/"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/projects", "/projects"],
  ["/projects/", "/projects"],
  ["/projects/index.html", "/projects"],
  ["/projects.html", "/projects"],
  ["/Projects/OAK-Door", "/projects/oak-door"],
  ["//projects///oak-door//", "/projects/oak-door"],
  ["/search/?q=Oak%20Door", "/search?q=Oak%20Door"],
  ["/assets/entry-BxQ_1.js", "/assets/entry-BxQ_1.js"],
  ["/projects.data", "/projects.data"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
  ["/404.html", "/404.html"],
])("%s is %s", (requested, address) => {
  expect(canonicalUrl(requested)).toBe(address);
});

test("an address is never redirected twice, nor to another host", () => {
  const part = fc.constantFrom(...String.raw`/ \ a B . html index %5C ? host.example`.split(" "));
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const address = canonicalUrl(`/${parts.join("")}`);
      const path = address.split("?")[0]!;
      expect(new URL(address, "https://firm.example").host).toBe("firm.example");
      expect(path).not.toMatch(/\/\/|\\/);
      fc.pre(!/(\.html|\/index|\/)$/.test(path));
      expect(canonicalUrl(address)).toBe(address);
    }),
  );
});
