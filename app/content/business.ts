/**
 * The business profile, read from `business.yaml`, for pages, scripts and tests. Reads from disk,
 * so never in a browser; `content.server.ts` validates it before any page is built.
 */
import { contentFolder, readYaml } from "./read.server.ts";
import type { Business } from "./schema/business.ts";
import { curlAll } from "./text.server.ts";

export function readBusiness(folder: string): Business {
  const profile = curlAll(readYaml(folder, "business.yaml") as Business);
  return { ...profile, origin: process.env["SITE_ORIGIN"] ?? profile.origin };
}

export const business = readBusiness(contentFolder);
