/**
 * Lists everything that is still a sample or lacks evidence, with file and line, and what pages
 * leave out until then. Exits with 0 if nothing is left, otherwise with 1.
 *
 *   npm run launch-check
 *   npm run launch-check -- --count   the number only, exiting with 0: for the end of a build
 */
import { loadEnv } from "vite";
import { readContent } from "../../app/content/content.server.ts";
import { withoutUnverified } from "../../app/content/proof.server.ts";
import { findLeft } from "./launchFindings.ts";

const settings = { ...process.env, ...loadEnv("production", process.cwd(), "VITE_") };
const content = readContent();
const { leftOut } = withoutUnverified(content);
const left = findLeft(content, settings);
const things =
  left.length === 1
    ? "1 thing is still a sample or lacks evidence"
    : `${left.length} things are still samples or lack evidence`;

if (process.argv.includes("--count")) {
  console.log(
    left.length === 0
      ? "Ready to launch: no sample is left."
      : `Before launch: ${things}. To list them: npm run launch-check`,
  );
} else if (left.length === 0) {
  console.log("Ready to launch: no sample is left, and every claim names its evidence.");
} else {
  for (const [file, group] of Map.groupBy(left, (each) => each.file)) {
    console.log(`\n${file} (${group.length})`);
    for (const { line, words } of group.toSorted((a, b) => a.line - b.line))
      console.log(`  ${file}:${line}\n    ${words}`);
  }
  console.log(`\n${things}.`);
  process.exitCode = 1;
}

if (leftOut.length > 0) {
  console.log(`\nLeft out of the pages until it can be proved (${leftOut.length})`);
  for (const { file, words } of leftOut) console.log(`  ${file}: ${words}`);
}
