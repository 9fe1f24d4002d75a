import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * Builds another commit in a separate worktree.
 *
 * @returns the folder of the built site, and a function that removes the worktree
 * @throws if the commit is unknown or its build fails
 */
export function buildCommit(commit: string) {
  const tree = mkdtempSync(join(tmpdir(), "against-"));
  const run = (command: string, args: string[], cwd = tree) =>
    execFileSync(command, args, { cwd, stdio: ["ignore", "ignore", "inherit"] });
  const remove = () => {
    rmSync(tree, { recursive: true, force: true });
    run("git", ["worktree", "prune"], ".");
  };
  try {
    run("git", ["worktree", "add", "--detach", "--force", tree, commit], ".");
    const lock = (folder: string) => readFileSync(join(folder, "package-lock.json"), "utf8");
    if (lock(".") === lock(tree)) symlinkSync(resolve("node_modules"), join(tree, "node_modules"));
    else run("npm", ["ci", "--no-audit", "--no-fund"]);
    run("npm", ["run", "build"]);
    return { folder: join(tree, "build/client"), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
