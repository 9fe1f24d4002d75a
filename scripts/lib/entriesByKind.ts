import type { Content } from "../../app/content/entries.server.ts";

/** The entries that are Markdown files, by kind. */
export const entriesByKind = (content: Content) =>
  [
    ["project", content.projects],
    ["service", content.services],
    ["town", content.towns],
    ["service in a town", content.serviceTowns],
    ["guide", content.guides],
    ["post", content.posts],
    ["testimonial", content.testimonials],
    ["page", content.information],
  ] as const;
