/**
 * Checks that every component in `app/widgets` and `app/sections` is drawn in a story or on a page,
 * both of which the visual suite photographs.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
const find = (pattern: string) => globSync(pattern, { cwd: join(import.meta.dirname, "..") });

/** The components that a file imports; importing a type renders nothing. */
const imports = (file: string) =>
  [...read(file).matchAll(/^import (?!type )[^;]*?"(\.[^"]+\.tsx)"|import\("(\.[^"]+)"\)/gm)].map(
    ([, first, later]) => join(dirname(file), first ?? later!),
  );

const drawn = new Set<string>();
function draw(file: string) {
  if (drawn.has(file)) return;
  drawn.add(file);
  imports(file).forEach(draw);
}
find("stories/{widgets,sections}/**/*.stories.tsx").forEach(draw);
// The frame is drawn on every page.
[...find("app/routes/*.tsx"), "app/sections/shell/Frame.tsx"].forEach(draw);

const components = find("app/{widgets,sections}/**/*.tsx");

it("finds the components", () => {
  expect(components).toContain("app/widgets/NavBar/NavBar.tsx");
  expect(components).toContain("app/sections/page/Band.tsx");
});

it.each(components)("%s is drawn", (component) => {
  expect(drawn).toContain(component);
});
