/** The editor at /admin: Sveltia CMS, unmodified, with the forms from /admin/config.json. */
import { init } from "@sveltia/cms";

void init();
