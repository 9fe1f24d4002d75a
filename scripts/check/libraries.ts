/**
 * Checks that libraries reach visitors unmodified (the editor, which no visitor loads, is decision 16's
 * exception): no plugin changes, replaces or redirects a module in `node_modules`. That our code uses none of their private names is a rule of lint.
 *
 *   npm run check:libraries
 */
import { readFileSync } from "node:fs";
import { createBuilder, type Plugin } from "vite";

const faults: string[] = [];
let compared = 0;
/** Fewer than a page needs: then the bundler no longer hands them over. */
const leastCompared = 100;

const isPackaged = (id: string) => id.includes("/node_modules/");
/** Modules that the bundler and the framework generate. */
const isBundlers = (id: string) => /^\0(rolldown\/|vite\/|virtual:react-router\/)/.test(id);

/** Runs after every other plugin. */
const compareWithPackage: Plugin = {
  name: "compare-with-package",
  enforce: "post",
  transform: {
    order: "post",
    handler(code, id) {
      // The bundler turns style sheets into modules itself.
      if (!isPackaged(id) || id.endsWith(".css")) return;
      compared++;
      if (readFileSync(id.replace(/\?.*/, ""), "utf8") !== code)
        faults.push(`${id} differs from its package`);
    },
  },
  buildEnd() {
    for (const id of this.getModuleIds()) {
      if (isPackaged(id) || isBundlers(id)) continue;
      for (const importer of this.getModuleInfo(id)?.importers ?? [])
        if (isPackaged(importer)) faults.push(`${importer} is redirected to ${id}`);
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

if (compared < leastCompared)
  faults.push(`Only ${compared} package modules came by: they are no longer compared.`);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${compared} package modules compared, all unmodified.`);
