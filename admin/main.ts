/** The editor at /admin: Sveltia CMS as its author made it, with the forms of /admin/config.json. */
import { init } from "@sveltia/cms";

void init();
