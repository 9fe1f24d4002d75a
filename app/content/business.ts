/**
 * The business profile, for scripts, stories and tests. Read from disk as this is imported, so that
 * nothing of a build may import it: that has `getContent`.
 */
import { contentFolder, readBusiness } from "./read.server.ts";
import { business as schema } from "./schema/business.ts";

export const business = schema.parse(readBusiness(contentFolder));
