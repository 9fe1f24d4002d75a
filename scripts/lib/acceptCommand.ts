/**
 * The command by which a person accepts the pictures of a test of `npm run visual`. It builds what they show first,
 * since a report may be read where nothing is built, or something older.
 *
 * @param test a regular expression for the test's name
 */
export function acceptCommand(test: string): string {
  // `check/visualOne.ts` sets it.
  const only = process.env.STORIES;
  if (only) return `npm run visual:one -- ${only} --update-snapshots --grep "${test}"`;
  const builds = test.includes("Pages/") ? "build storybook:build" : "storybook:build";
  return `npm test -- ${builds} && npm run visual:update -- "${test}"`;
}
