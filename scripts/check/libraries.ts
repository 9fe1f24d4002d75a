/**
 * Checks that visitors get the libraries as their authors made them: no plugin changes, replaces or
 * reroutes a module under `node_modules`, and no code of ours reads a private name of one.
 *
 *   npm run check:libraries
 */
import { globSync, readFileSync } from "node:fs";
import { createBuilder, type Plugin } from "vite";

const faults: string[] = [];
let compared = 0;

const isPackaged = (id: string) => id.includes("/node_modules/");
/** What the bundler and the framework bring themselves. */
const isBundlers = (id: string) => /^\0(rolldown\/|vite\/|virtual:react-router\/)/.test(id);

/** Sees each module after every other plugin has. */
const compareWithPackage: Plugin = {
  name: "compare-with-package",
  enforce: "post",
  transform: {
    order: "post",
    handler(code, id) {
      // The bundler itself makes a module of a style sheet.
      if (!isPackaged(id) || id.endsWith(".css")) return;
      compared++;
      if (readFileSync(id.replace(/\?.*/, ""), "utf8") !== code)
        faults.push(`${id} is not as it is in its package`);
    },
  },
  buildEnd() {
    for (const id of this.getModuleIds()) {
      if (isPackaged(id) || isBundlers(id)) continue;
      for (const importer of this.getModuleInfo(id)?.importers ?? [])
        if (isPackaged(importer)) faults.push(`${importer} is led to ${id}`);
    }
  },
};

const builder = await createBuilder({
  mode: "production",
  logLevel: "warn",
  plugins: [compareWithPackage],
  environments: { client: { build: { write: false } } },
});
await builder.build(builder.environments.client!);

/** Names that React, React Router and Emotion do not document, and paths into a package's build. */
const privateNames =
  /__react(Router|Props|Fiber)|streamController|\.(inserted|registered)\b|\/dist\/(production|development|cjs)\//;

for (const file of globSync("{app,e2e,scripts,stories,.storybook,admin}/**/*.{ts,tsx}")) {
  if (file === "scripts/check/libraries.ts") continue;
  const lines = readFileSync(file, "utf8").split("\n");
  for (const [index, line] of lines.entries())
    if (privateNames.test(line))
      faults.push(`${file}:${index + 1} reads a private name: ${line.trim()}`);
}

for (const fault of faults) console.error(fault);
console.log(
  `${compared} modules of packages compared, ` +
    `${faults.length === 0 ? "all as their authors made them" : `${faults.length} faults`}.`,
);
process.exit(faults.length === 0 && compared > 100 ? 0 : 1);
