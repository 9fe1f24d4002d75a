/** The Python that draws and renders the sample's pictures. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";

test("nothing in art is imported, passed or looped over for no use", ({ skip }) => {
  skip(!existsSync("art"), "The firm has pictures of its own.");
  const { error, stdout, stderr, status } = spawnSync("ruff", ["check", "--quiet", "art"], {
    encoding: "utf8",
  });
  // PyPI has it, Debian has not: a machine may reach the one alone, in CI too, and visitors get pictures either way.
  skip(error !== undefined, "ruff is not installed: pip install ruff.");
  expect(`${stdout}${stderr}`).toBe("");
  expect(status).toBe(0);
});
