/** Checks that every component in `app/widgets` and `app/sections` has a story. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, it } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** Whether a file exports something React could render: a capitalised function, class or value. */
function exportsComponent(source: string): boolean {
  return (
    /^export (default )?(async )?(function|class) [A-Z]/m.test(source) ||
    // A capital followed by lower case: `NavBar`, not `LIMIT`.
    /^export const [A-Z]\w*[a-z]\w*(:[^=]+)?\s*=/m.test(source)
  );
}

/** Relative paths from which a file imports values; importing a type renders nothing. */
function imports(source: string): string[] {
  return [...source.matchAll(/^import (?!type )[^;]*?from "(\.[^"]+)";/gm)].map(
    ([, path]) => path!,
  );
}

const read = (file: string) => readFileSync(join(root, file), "utf8");

const components = globSync("app/{widgets,sections}/**/*.tsx", { cwd: root })
  .filter((file) => exportsComponent(read(file)))
  .toSorted();

const shown = new Set(
  globSync("stories/{widgets,sections}/**/*.stories.tsx", { cwd: root }).flatMap((story) =>
    imports(read(story)).map((path) => relative(root, join(root, dirname(story), path))),
  ),
);

describe("stories", () => {
  it("finds the components", () => {
    expect(components).toContain("app/widgets/NavBar/NavBar.tsx");
    expect(components).toContain("app/widgets/SteelRule/SteelRule.tsx");
    expect(components).toContain("app/sections/page/Band.tsx");
  });

  it.each(components)("shows %s", (component) => {
    expect(
      shown.has(component),
      `expected a file under stories/widgets or stories/sections that imports ${component}`,
    ).toBe(true);
  });
});
