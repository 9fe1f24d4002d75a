/** The schemas by part of the content. */
import { business } from "./business.ts";
import { cost } from "./costs.ts";
import * as entries from "./entries.ts";
import { search } from "./search.ts";
import * as site from "./site.ts";
import { words } from "./words.ts";
import { tool } from "./tools.ts";

/** The schema of each part of the content. */
export const schemas = {
  business,
  navigation: site.navigation,
  home: site.home,
  indexPages: site.indexPages,
  editor: site.editor,
  categories: site.categories,
  measures: site.measures,
  moved: site.moved.array(),
  partners: site.partner.array(),
  search,
  words,
  faq: entries.faq,
  projects: entries.project,
  services: entries.service,
  towns: entries.town,
  serviceTowns: entries.serviceTown,
  guides: entries.guide,
  posts: entries.post,
  testimonials: entries.testimonial,
  costs: cost,
  tools: tool,
  information: entries.informationPage,
} as const;

/** Whether a value of the content is an entry with a file of its own. */
export const isEntry = (value: unknown): value is { file: string } =>
  typeof value === "object" && value !== null && "file" in value;
