/** The editor at /admin: Sveltia CMS as its author made it, with the forms of /admin/config.json. */
import CMS from "@sveltia/cms";

void CMS.init();
