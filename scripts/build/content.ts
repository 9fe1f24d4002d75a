/**
 * Checks all content before a build and names every fault: file, field and what to do. The build
 * would fail on them too, but bury them in a stack trace.
 */
import { ContentError } from "../../app/content/source.server.ts";

try {
  // Imported here because reading the business profile may already fail.
  const { readContent } = await import("../../app/content/content.server.ts");
  const { deadLinks } = await import("../../app/seo/deadLinks.server.ts");
  const { movedFaults } = await import("../../app/seo/movedFaults.server.ts");
  const content = readContent();
  const faults = [...movedFaults(content), ...deadLinks(content)];
  if (faults.length > 0) throw new ContentError(faults);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
