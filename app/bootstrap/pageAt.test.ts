import * as fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalUrl } from "../lib/canonicalUrl.ts";
import { pageAt } from "./pageAt.ts";

test("the page at an address is the one that its canonical address names", () => {
  const part = fc.constantFrom("/projects", "/OAK-Door", "/index", ".html");
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.boolean(), (parts, hasSlash) => {
      const pathname = `/${parts.join("").slice(1)}`;
      const address = hasSlash && pathname !== "/" ? `${pathname}/` : pathname;
      fc.pre(!/^\/html|\.html./.test(pathname));
      expect(pageAt(address)).toBe(canonicalUrl(address));
    }),
    { numRuns: 500 },
  );
});
