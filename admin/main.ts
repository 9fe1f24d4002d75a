/**
 * The editor at /admin: Sveltia CMS with the forms from /admin/config.json, as published but for the
 * languages and the highlighting of code that build.ts leaves out.
 */
import { init } from "@sveltia/cms";

void init();
