/** Schema of the words that are neither a page's own nor a widget's. */
import { z } from "zod";
import { longText, picture, sitePath, text } from "./common.ts";

/** What to photograph, above the ways to get in touch. */
const hint = longText.meta({ title: "What to photograph" });
/** The box beside a page's text, with the ways to get in touch. */
const aside = {
  mark: text.meta({ title: "Small line above the box" }),
  title: text.meta({ title: "Title of the box beside the text" }),
};
const costs = longText.meta({ title: "Above the prices" });

export const words = z.strictObject({
  /** The specification names these and the tabs (§2). */
  labels: z.strictObject({ call: text, quote: text, whatsapp: text, allProjects: text }),
  tabs: z
    .strictObject({ home: text, services: text, projects: text, quote: text, menu: text })
    .meta({ title: "Tabs at the foot of a phone" }),
  hero: z.strictObject({ quote: text, projects: text }).meta({ title: "Buttons of the home page" }),
  authors: z.strictObject({
    guides: text.meta({
      title: "Who writes the guides",
      description: "A role, such as Our founder.",
    }),
    people: z.array(text).meta({
      title: "Authors who are one person",
      description: "All others stand for the firm, in what search engines are told.",
    }),
  }),
  hint,
  service: z.strictObject({ costs, ...aside, hint }),
  services: z.strictObject({ costs }),
  guide: z.strictObject({ costs }),
  town: z.strictObject({ title: aside.title, hint }),
  serviceTown: z.strictObject({
    title: aside.title,
    hint,
    townLink: text.meta({
      title: "Link to the town",
      description: "The town’s name follows: Houses and planning rules in Stroud.",
    }),
  }),
  project: z.strictObject({
    ...aside,
    hint,
    materials: z.array(text).length(2).meta({
      title: "Names of the first two materials",
      description: "Such as Made of, and With.",
    }),
  }),
  projects: z.strictObject({
    none: longText.meta({ title: "Without any project" }),
    emptyTitle: text.meta({ title: "Title of a kind of work without projects" }),
    emptyText: longText,
  }),
  notFound: z.strictObject({
    title: text,
    lead: longText,
    picture,
    linksTitle: text.meta({ title: "Above the links" }),
    links: z
      .array(z.strictObject({ kind: text, name: text, href: sitePath }))
      .min(1)
      .meta({ description: "Those to pages that the site lacks are left out." }),
  }),
});
