/** Entries to show a widget with, whichever the firm has. */
import { getContent } from "../../app/content/content.server.ts";

const { projects } = getContent();

/** A project with a before and after slider. */
export const beforeAfterProject = projects.find(({ showBeforeAfter }) => showBeforeAfter)!;

/** The project with the most pictures. */
export const galleryProject = projects.toSorted((a, b) => b.images.length - a.images.length)[0]!;
