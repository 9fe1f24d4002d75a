/**
 * Checks that every component in `app/widgets` is imported by a story, and every one in `app/sections`
 * by a story or a page: the visual suite photographs both.
 */
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseSync } from "vite";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const find = (pattern: string) => globSync(pattern, { cwd: root });

/** The components that a file imports; importing a type renders nothing. */
function imports(file: string): string[] {
  const code = readFileSync(join(root, file), "utf8");
  const { staticImports, dynamicImports } = parseSync(file, code).module;
  const drawing = staticImports.filter(({ entries }) => entries.some(({ isType }) => !isType));
  const later = dynamicImports.map(({ moduleRequest: { start, end } }) =>
    code.slice(start + 1, end - 1),
  );
  return [...drawing.map(({ moduleRequest }) => moduleRequest.value), ...later]
    .filter((path) => path.startsWith(".") && path.endsWith(".tsx"))
    .map((path) => join(dirname(file), path));
}

const drawn = new Set<string>();
function draw(file: string) {
  if (drawn.has(file)) return;
  drawn.add(file);
  imports(file).forEach(draw);
}
find("stories/{widgets,sections}/**/*.stories.tsx").forEach(draw);
const inStories = new Set(drawn);
[...find("app/routes/*.tsx"), "app/sections/shell/Frame.tsx"].forEach(draw);

it.each(find("app/widgets/**/*.tsx"))("%s is part of a story", (widget) => {
  expect(inStories).toContain(widget);
});

it.each(find("app/sections/**/*.tsx"))("%s is part of a story or a page", (section) => {
  expect(drawn).toContain(section);
});
