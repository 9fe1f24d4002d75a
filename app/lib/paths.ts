/** Paths of the pages that entries have, by their slugs. */

export const projectPath = (slug: string) => `/projects/${slug}`;
export const postPath = (slug: string) => `/blog/${slug}`;
export const townPath = (slug: string) => `/locations/${slug}`;
export const guidePath = (slug: string) => `/guides/${slug}`;
export const servicePath = (slug: string) => `/services/${slug}`;
/** The slug of the service in the path of a page about it, alone or in a town. */
export const serviceIn = (path: string) => path.split("/")[2] ?? "";
export const serviceInTownPath = (service: string, town: string) =>
  `${servicePath(service)}/${town}`;
