import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

/** Of each rule a wrong line and a right one. */
const lines: Record<string, { at: string; wrong: string[]; right: string[] }> = {
  "one-way": {
    at: "app/widgets/Part.tsx",
    wrong: [
      `import "../sections/page/Band.tsx";`,
      `export * from "../content/read.server.ts";`,
      `const later = import("../routes/home.tsx");`,
    ],
    right: [`import "../lib/paths.ts";`, `import "./Other.tsx";`, `import "react";`],
  },
  "only-the-theme": {
    at: "app/widgets/Part.tsx",
    wrong: [
      `const one = { color: "#173f73" };`,
      "const two = `1px solid #fff`;",
      `const shade = { boxShadow: "0 0 4px rgba(0 0 0 / 20%)" };`,
      `const Three = styled("a")({});`,
    ],
    right: [`const four = { href: "/#fab" };`, `const Five = styled("div")({});`],
  },
  "private-names": {
    at: "app/lib/part.ts",
    wrong: [
      `element.__reactProps;`,
      `element["__reactFiber$1"];`,
      `cache.inserted;`,
      `import "react-dom/dist/production/client.js";`,
      `export * from "storybook/internal/types";`,
      `const later = import("react-dom/dist/cjs/client.js");`,
    ],
    right: [`element.props;`, `list.inserted;`, `import "./dist/production/own.js";`],
  },
  "text-of-its-own": {
    at: "app/sections/Part.tsx",
    wrong: [
      `const One = () => <p>Call {number}</p>;`,
      `const Two = () => <p>{isOpen && "Open"} <b>now</b> {until}</p>;`,
    ],
    right: [
      `const Three = () => <p>{"Call "}<b>{number}</b></p>;`,
      `const Four = () => <p>{words}</p>;`,
    ],
  },
};

/** The lines of each file in which oxlint reports the rule. */
function reported(files: Record<string, string[]>, rule: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), "lint-"));
  const settings = {
    jsPlugins: [resolve("scripts/lint/rules.ts")],
    categories: { correctness: "off" },
    rules: { [`site/${rule}`]: "error" },
  };
  writeFileSync(join(folder, ".oxlintrc.json"), JSON.stringify(settings));
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code.join("\n"));
  }
  const oxlint = resolve("node_modules/oxlint/bin/oxlint");
  const { stdout, stderr } = spawnSync(process.execPath, [oxlint, "--format=json"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  type Finding = { code: string; filename: string; labels: { span: { line: number } }[] };
  const { diagnostics } = JSON.parse(stdout || stderr) as { diagnostics: Finding[] };
  const found = diagnostics.map(
    ({ filename, labels }) => files[filename]![labels[0]!.span.line - 1]!,
  );
  return [...new Set(found)];
}

for (const [rule, { at, wrong, right }] of Object.entries(lines))
  test(`${rule} reports what it is for, and nothing else`, () => {
    expect(reported({ [at]: [...right, ...wrong] }, rule).toSorted()).toEqual(wrong.toSorted());
  });

test("one-way: page and lists import no section that is made of them", () => {
  const files = {
    "app/sections/page/Part.tsx": [
      `import "../home/Hero.tsx";`,
      `import "../lists/List.tsx";`,
      `import "../../widgets/Part.tsx";`,
    ],
    "app/sections/lists/Part.tsx": [`import "../trust/Logos.tsx";`, `import "../page/Band.tsx";`],
    "app/sections/home/Part.tsx": [`import "../lists/List.tsx";`, `import "../page/Band.tsx";`],
  };
  expect(reported(files, "one-way").toSorted()).toEqual([
    `import "../home/Hero.tsx";`,
    `import "../lists/List.tsx";`,
    `import "../trust/Logos.tsx";`,
  ]);
});
