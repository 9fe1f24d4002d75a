/** Exits with `notRun` if one of the engines named is not installed. Runs after their tests. */
import { notRun } from "../../scripts/lib/notRun.ts";
import { engines } from "./engines.ts";

const asked = process.argv.slice(2);
const missing = Object.entries(engines).filter(
  ([name, { isInstalled }]) => !isInstalled && asked.some((word) => name.startsWith(word)),
);
for (const [name, { needs }] of missing) console.log(`Not run: ${name}, which needs ${needs}.`);
process.exit(missing.length > 0 ? notRun : 0);
