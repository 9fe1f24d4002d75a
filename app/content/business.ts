/** The business profile, read and to be imported as the files in singletons.ts are. */
import { contentFolder, readBusiness } from "./read.server.ts";
import { business as schema } from "./schema/business.ts";

export const business = schema.parse(readBusiness(contentFolder));
