/** After the tests of the engines named: one that is not installed makes them a step that did not run. */
import { notRun } from "../../scripts/lib/notRun.ts";
import { engines } from "./engines.ts";

const asked = process.argv.slice(2);
const missing = Object.entries(engines).filter(
  ([name, { isInstalled }]) => !isInstalled && asked.some((word) => name.startsWith(word)),
);
for (const [name, { needs }] of missing) console.log(`Not run: ${name}, which needs ${needs}.`);
process.exit(missing.length > 0 ? notRun : 0);
