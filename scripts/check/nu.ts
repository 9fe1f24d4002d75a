/**
 * Checks every page with the Nu Html Checker. It knows rules of the HTML standard that html-validate has
 * none for, such as that the encoding ends within the first 1,024 bytes (4.2.5.4).
 *
 *   npm run build && npm run check:nu
 *
 * Each run installs it from npm, by the lock file beside it. Without Java (Debian: apt-get install default-jre-headless) it exits
 * with 77.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { join } from "node:path";
import { notRun } from "../lib/notRun.ts";

/** A separate package, whose installation would download a Java if it found none. */
const home = join(import.meta.dirname, "nu");
const jar = join(home, "node_modules/vnu-jar/build/dist/vnu.jar");

if (spawnSync("java", ["-version"]).error) {
  console.log("not run: there is no Java (apt-get install default-jre-headless)");
  process.exit(notRun);
}
// Quick where nothing has changed, and never an older checker than the lock file's.
execFileSync("npm", ["ci", "--ignore-scripts", "--silent"], { cwd: home, stdio: "inherit" });
const { status } = spawnSync(
  "java",
  [
    "-jar",
    jar,
    "--errors-only",
    "--skip-non-html",
    // Its reader of styles is years behind the standards; `check:css` reads them.
    "--filterpattern",
    "CSS: .*",
    process.argv[2] ?? "build/client",
  ],
  { stdio: "inherit" },
);
if (status === 0) console.log("Nu Html Checker: no errors.");
process.exit(status ?? 1);
