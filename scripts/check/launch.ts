/**
 * Lists what an owner still has to do, with file and line: what is a sample or lacks evidence, which
 * stops the build of a firm that is no sample, and what is only listed. Exits with 0 if nothing is left, otherwise with 1.
 *
 *   npm run launch-check
 *   npm run launch-check -- --count   the number only, exiting with 0: for the end of a build
 *   npm run launch-check -- --json    for programs, exiting with 0
 */
import { loadEnv } from "vite";
import { readTyped } from "../../app/content/content.server.ts";
import { findLeft } from "./launchFindings.ts";
import { typedSpaces } from "../../app/lib/units.ts";

const settings = { ...process.env, ...loadEnv("production", process.cwd(), "VITE_") };
const content = readTyped();
const left = findLeft(content, settings);
const things =
  left.length === 1
    ? "1 thing is still a sample or lacks evidence"
    : `${left.length} things are still samples or lack evidence`;

if (process.argv.includes("--json")) {
  console.log(JSON.stringify(left));
} else if (process.argv.includes("--count")) {
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
      console.log(`  ${file}:${line}\n    ${typedSpaces(words)}`);
  }
  console.log(`\n${things}.`);
  process.exitCode = 1;
}
