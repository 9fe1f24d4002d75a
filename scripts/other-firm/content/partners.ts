import type { Partner } from "../../../app/content/schema/site.ts";

export const partners: Partner[] = [];
