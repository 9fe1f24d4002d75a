/**
 * Builds the stories of one file, plays and audits them, and compares their pictures: seconds instead of a
 * whole Storybook. Further options are Playwright's.
 *
 *   npm run visual:one -- Toast
 *   npm run visual:one -- Toast --update-snapshots
 */
import { spawnSync } from "node:child_process";
import { testedDay } from "../lib/testedDay.ts";

const [name, ...options] = process.argv.slice(2);
if (!name) {
  console.error("Name a file of stories, such as Toast for stories/widgets/Toast.stories.tsx.");
  process.exit(1);
}
const folder = "node_modules/.cache/storybook-of-one";
const env = {
  ...process.env,
  STORIES: name,
  STORYBOOK_FOLDER: folder,
  VITE_TODAY: testedDay,
};
const run = (command: string, args: string[]) => {
  const { status } = spawnSync(command, args, { stdio: "inherit", env });
  if (status !== 0) process.exit(status ?? 1);
};
// `--test` leaves out documentation and minifying.
run("storybook", ["build", "--test", "--quiet", "--loglevel=error", "-o", folder]);
run("playwright", ["test", "--project=visual", `--grep=/${name}/`, ...options]);
