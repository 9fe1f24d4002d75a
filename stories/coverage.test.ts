/**
 * Checks that every component in `app/widgets` is drawn in a story, and every one in `app/sections`
 * in a story or on a page: the visual suite photographs both.
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
const inStories = new Set(drawn);
[...find("app/routes/*.tsx"), "app/sections/shell/Frame.tsx"].forEach(draw);

it.each(find("app/widgets/**/*.tsx"))("%s is drawn in a story", (widget) => {
  expect(inStories).toContain(widget);
});

it.each(find("app/sections/**/*.tsx"))("%s is drawn", (section) => {
  expect(drawn).toContain(section);
});
