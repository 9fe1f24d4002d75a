/** A copy of the project to edit in: the repository's own content is never touched. */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Whether nothing listens there: found by listening there for a moment. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}

/** A port for the editor; the site stands 1000 above it. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if ((await isFree(port)) && (await isFree(port + 1000))) return port;
  }
}

export type Scratch = {
  folder: string;
  /** Origins without a slash at their end. */
  editor: string;
  site: string;
  read: (file: string) => string;
  has: (file: string) => boolean;
  /** Runs a command of the project in the copy. */
  run: (...args: string[]) => void;
  remove: () => Promise<void>;
};

/** Copies the project and starts its editor there. */
export async function startInScratch(): Promise<Scratch> {
  const folder = mkdtempSync(join(tmpdir(), "editor-"));
  for (const name of [
    "app",
    "editor",
    "public",
    "scripts",
    "package.json",
    "tsconfig.json",
    "vite.config.ts",
    "react-router.config.ts",
  ]) {
    cpSync(name, join(folder, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
  const port = await freePort();
  const editor = spawn(process.execPath, ["scripts/build/edit.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), NODE_ENV: "" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(editor, "exit");
  await new Promise<void>((ready, failed) => {
    let said = "";
    editor.stdout.on("data", (part: Buffer) => {
      said += part.toString();
      if (said.includes("The site")) ready();
    });
    editor.once("exit", () => failed(new Error(`The editor did not start.\n${said}`)));
  });
  return {
    folder,
    editor: `http://127.0.0.1:${port}`,
    site: `http://127.0.0.1:${port + 1000}`,
    read: (file) => readFileSync(join(folder, file), "utf8"),
    has: (file) => existsSync(join(folder, file)),
    run: (...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: "utf8",
        env: { ...process.env, NODE_ENV: "production" },
        maxBuffer: 1 << 28,
      });
      if (status !== 0) throw new Error(`${args.join(" ")}:\n${stdout}\n${stderr}`.slice(-3000));
    },
    remove: async () => {
      editor.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
