/**
 * Validates the HTML of every prerendered page against the rules in `.htmlvalidate.mjs`.
 *
 *   npm run build && npm run check:html
 *
 * A finding that appears on many pages, such as one in the frame, is reported once.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { esmResolver, FileSystemConfigLoader, HtmlValidate } from "html-validate";

const folder = "build/client";
const files = globSync("**/*.html", { cwd: folder }).toSorted();
if (files.length === 0) {
  console.error('No build found. Run "npm run build".');
  process.exit(1);
}

const validator = new HtmlValidate(new FileSystemConfigLoader([esmResolver()]));
const findings = new Map<string, string[]>();
for (const file of files) {
  const html = readFileSync(join(folder, file), "utf8");
  const { results } = await validator.validateString(html, join(folder, file));
  for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
    const finding = `${ruleId}: ${message}\n    ${selector ?? ""}`;
    findings.set(finding, [...(findings.get(finding) ?? []), file]);
  }
}

for (const [finding, places] of findings) {
  const others = places.length > 1 ? ` and ${places.length - 1} more` : "";
  console.error(`${finding}\n    in ${places[0]}${others}`);
}
console.log(
  findings.size === 0
    ? `${files.length} pages of valid HTML.`
    : `${findings.size} ${findings.size === 1 ? "fault" : "faults"} in ${files.length} pages.`,
);
process.exitCode = findings.size === 0 ? 0 : 1;
