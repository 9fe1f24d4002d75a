/**
 * Checks all content before a build and names every issue: file, field and what to do. The build
 * would fail on them too, but bury them in a stack trace.
 */
import { ContentError } from "../../app/content/source.server.ts";

try {
  // Imported here because reading the business profile may already fail.
  const { readContent } = await import("../../app/content/content.server.ts");
  const { deadLinks, movedIssues } = await import("../../app/seo/links.server.ts");
  const content = readContent();
  const issues = [...movedIssues(content), ...deadLinks(content)];
  if (issues.length > 0) throw new ContentError(issues);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
