import { spawn, type ChildProcess } from "node:child_process";

/**
 * Ends a program when this process ends, even if it is killed: a shell waits for the end of its
 * input, which only this process holds open.
 */
export function endTogether(program: ChildProcess): void {
  const watch = spawn("sh", ["-c", `read -r _; kill ${program.pid}`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watch.unref();
  // Its number may soon be another program's.
  program.once("exit", () => watch.kill());
}
