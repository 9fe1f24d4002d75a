import { expect, test } from "@playwright/test";
import { spawn } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseDocument } from "yaml";
import { copySources } from "../../scripts/lib/copySources.ts";
import { freePort, untilResponds } from "../../scripts/lib/ports.ts";
import { onlyFull } from "../support/browser/screen.ts";

/** A copy of the site's sources, as after a first install: Vite has cached nothing. */
function freshInstall(): string {
  // Not among the tests' results, which Vite does not watch.
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  copySources(folder);
  const packages = join(folder, "node_modules");
  rmSync(packages);
  mkdirSync(packages);
  for (const name of readdirSync("node_modules").filter((each) => !each.startsWith(".")))
    symlinkSync(resolve("node_modules", name), join(packages, name));
  return folder;
}

/** Changes a file as an editor saves it. */
function save(file: string, change: (text: string) => string) {
  const text = readFileSync(file, "utf8");
  expect(change(text), file).not.toBe(text);
  writeFileSync(file, change(text));
}

const askAnother = (faq: string) => {
  const document = parseDocument(faq);
  document.setIn([0, "questions", 0, "question"], "How is a word saved?");
  return String(document);
};

test("in development the first page works, and what is saved shows", onlyFull, async ({ page }) => {
  // Vite prepares packages and React Router compiles, both for the first time.
  test.setTimeout(600_000);
  const slowly = { timeout: 120_000 };
  const folder = freshInstall();
  const port = await freePort();
  // Without the condition it would start itself anew, as a process that outlives this one.
  const bin = resolve("node_modules/@react-router/dev/bin.cjs");
  const args = ["--conditions=development", bin, "dev", "--port", String(port)];
  const server = spawn(process.execPath, args, { cwd: folder, stdio: "ignore" });
  try {
    const origin = `http://localhost:${port}`;
    await untilResponds(origin, server);
    await page.goto(`${origin}/faq`, slowly);
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox")).toBeFocused({ timeout: 2000 });
    }).toPass(slowly);
    await page.keyboard.press("Escape");

    save(join(folder, "app/content/faq.yaml"), askAnother);
    await expect(page.getByText("How is a word saved?").first()).toBeAttached(slowly);
    save(join(folder, "app/widgets/SkipLink/SkipLink.tsx"), (code) =>
      code.replace("Skip to main content", "Skip it all"),
    );
    await expect(page.getByText("Skip it all")).toBeAttached(slowly);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
});
