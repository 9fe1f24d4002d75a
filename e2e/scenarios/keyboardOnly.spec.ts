import { expect, test } from "@playwright/test";
import type { PageKind } from "../../app/seo/kinds.server.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { stopsWithoutRing } from "../support/page/focusRings.ts";
import { beforeAfterProject } from "../support/firm/examples.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onlyWide, tags } from "../support/browser/screen.ts";

/** Between them they have every kind of stop. */
const tried = new Set<PageKind>(["home", "service", "project", "projects"]);

// Each widget has its keyboard tests in its own file, a11y/tabOrder.spec.ts the order of the stops.

for (const forcedColors of ["none", "active"] as const)
  test(
    `every stop shows focus, forced colours: ${forcedColors}`,
    tags(onlyWide, "@wcag-2.4.7"),
    async ({ page }) => {
      await page.emulateMedia({ forcedColors });
      const { slug } = beforeAfterProject.entry ?? {};
      const paths = onePerKind
        .filter(({ kind }) => tried.has(kind))
        .map(({ kind, path }) => (kind === "project" && slug ? `/projects/${slug}` : path));
      for (const path of paths) {
        await visit(page, path);
        // Focus is shown from here on, since it was moved by a key.
        await page.keyboard.press("Tab");
        const { count, dim } = await stopsWithoutRing(page);
        // The bars, the footer and the ways to get in touch, whatever the page says.
        expect(count).toBeGreaterThan(15);
        expect(dim, path).toEqual([]);
      }
    },
  );
