/**
 * Scaffolds a widget: its folder, its stories and its scenario, as the conventions require. The
 * result passes types, lint, format, its own story and scenario, and the check that every component
 * has a story.
 *
 *   npm run new:widget -- PriceRange
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

const name = process.argv[2] ?? "";
if (!/^[A-Z][a-zA-Z0-9]*[a-z][a-zA-Z0-9]*$/.test(name)) {
  console.error(
    `A widget's name is words joined by capitals, such as PriceRange; found ${name ? `"${name}"` : "none"}.\n  npm run new:widget -- PriceRange`,
  );
  process.exit(1);
}
const file = name.charAt(0).toLowerCase() + name.slice(1);

const component = `import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";

export type ${name}Props = {
  title: string;
  children: ReactNode;
};

/** Say what it shows and what it does, with the section of the specification it comes from. */
export function ${name}({ title, children }: ${name}Props) {
  return (
    <Card component="section" aria-label={title} sx={{ p: 3 }}>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      {children}
    </Card>
  );
}
`;

const stories = `import preview from "../../.storybook/preview.tsx";
import { expect } from "storybook/test";
import { ${name} } from "../../app/widgets/${name}/${name}.tsx";
import { longSentence, longTitle } from "../fixtures/words.ts";
import { onSmallPhone } from "../support/browser.ts";

const meta = preview.meta({
  title: "Widgets/${name}",
  component: ${name},
  args: { title: "What it is about", children: <p>What it says</p> },
});

export const SaysWhatItIsAbout = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText("What it is about")).toBeVisible();
    await expect(canvas.getByText("What it says")).toBeVisible();
  },
});

export const LongWordsOnASmallPhone = meta.story({
  args: { title: longTitle, children: <p>{longSentence}</p> },
  globals: onSmallPhone,
});
`;

const scenario = `import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { showWidget } from "../support/showWidget.ts";

// Once a page shows it: go there instead, and say what a visitor does with it.
test("${name} says what it is about, and axe finds no fault in it", async ({ page }) => {
  await showWidget(page, "${name}", { title: "What it is about", children: "What it says" });
  const widget = page.getByRole("region", { name: "What it is about" });
  await expect(widget).toBeVisible();
  await expect(widget).toContainText("What it says");
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
});
`;

const files = {
  [`app/widgets/${name}/${name}.tsx`]: component,
  [`stories/widgets/${name}.stories.tsx`]: stories,
  [`e2e/scenarios/${file}.spec.ts`]: scenario,
};

const taken = Object.keys(files).filter((path) => existsSync(path));
if (taken.length > 0) {
  console.error(`There is a widget of that name already: ${taken.join(", ")}`);
  process.exit(1);
}
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
console.log("Next: docs/developers/add-a-widget.md");
