/**
 * The business profile as `business.yaml` says it, for pages, scripts and tests. It reads a file, so
 * it never runs in a browser; `content.server.ts` checks it before a page is made.
 */
import { contentFolder, readYaml } from "./read.server.ts";
import type { Business } from "./schema/business.ts";

/** The profile's file, for messages that name it. */
export const businessFile = "app/content/business.yaml";

const profile = readYaml(contentFolder, "business.yaml") as Business;

export const business: Business = {
  ...profile,
  origin: process.env["SITE_ORIGIN"] ?? profile.origin,
};
