/** Publishes the stories to Chromatic; skipped without a token. */
import { spawnSync } from "node:child_process";

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log("Chromatic skipped: CHROMATIC_PROJECT_TOKEN is not set.");
  process.exit(0);
}
const { status } = spawnSync(
  "chromatic",
  ["--config-file", "chromatic.config.json", ...process.argv.slice(2)],
  {
    stdio: "inherit",
  },
);
process.exit(status ?? 1);
