/**
 * The firm's single files, for scripts, stories and tests. Read from disk as this is imported, so that
 * nothing of a build may import it: that has `getContent`.
 */
import { schemas } from "./schema/all.ts";
import { contentFolder, readSingle } from "./read.server.ts";

export const editor = schemas.editor.parse(readSingle(contentFolder, "editor"));
export const faq = schemas.faq.parse(readSingle(contentFolder, "faq"));
export const home = schemas.home.parse(readSingle(contentFolder, "home"));
export const categories = schemas.categories.parse(readSingle(contentFolder, "categories"));
export const moved = schemas.moved.parse(readSingle(contentFolder, "moved"));
export const navigation = schemas.navigation.parse(readSingle(contentFolder, "navigation"));
export const partners = schemas.partners.parse(readSingle(contentFolder, "partners"));
export const words = schemas.words.parse(readSingle(contentFolder, "words"));
export const search = schemas.search.parse(readSingle(contentFolder, "search"));
