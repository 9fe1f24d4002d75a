/**
 * The command by which a person accepts the pictures of a test of `npm run visual`. It builds what they show first,
 * since a report may be read where nothing is built, or something older.
 *
 * @param test a regular expression for the test's name
 * @param stories the file of stories that alone was built, by `npm run visual:one`
 */
export function acceptCommand(test: string, stories?: string): string {
  if (stories) return `npm run visual:one -- ${stories} --update-snapshots --grep "${test}"`;
  const builds = test.includes("Pages/") ? "build storybook:build" : "storybook:build";
  return `npm test -- ${builds} && npm run visual:update -- "${test}"`;
}
