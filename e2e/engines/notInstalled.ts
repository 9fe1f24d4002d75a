/** After the tests: an engine that is not installed makes them a step that did not run. */
import { notRun } from "../../scripts/lib/notRun.ts";
import { engines } from "./engines.ts";

const missing = Object.entries(engines).filter(([, { isInstalled }]) => !isInstalled);
for (const [name, { packages }] of missing)
  console.log(`Not run: ${name}, which is not installed (${packages}).`);
process.exit(missing.length > 0 ? notRun : 0);
