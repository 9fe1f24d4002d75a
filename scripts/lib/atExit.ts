import { spawn, type ChildProcess } from "node:child_process";

/**
 * Runs a shell command when this process ends, even if it is killed: a shell waits for the end of
 * its input, which only this process holds open.
 */
export function runAtExit(command: string): ChildProcess {
  const watch = spawn("sh", ["-c", `read -r _; ${command}`], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
  watch.unref();
  return watch;
}

/** Ends a program when this process ends. */
export function killAtExit(program: ChildProcess): void {
  const watch = runAtExit(`kill ${program.pid}`);
  // Its number may soon be another program's.
  program.once("exit", () => watch.kill());
}
