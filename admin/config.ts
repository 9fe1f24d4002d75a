/**
 * The editor's configuration, /admin/config.json: where the repository is, and a form for each
 * file.
 */
import type { CmsConfig, Collection, CollectionFile, Field } from "@sveltia/cms";
import type { z } from "zod";
import type { Content } from "../app/content/entries.server.ts";
import { business } from "../app/content/schema/business.ts";
import { cost } from "../app/content/schema/costs.ts";
import * as entries from "../app/content/schema/entries.ts";
import { search } from "../app/content/schema/search.ts";
import { words } from "../app/content/schema/words.ts";
import * as site from "../app/content/schema/site.ts";
import { describe, fieldOf, fieldsOf, media, namedBy, type Choices } from "./fields.ts";

/** Kinds of entry, by their folder under `app/content`, in menu order. */
export const folders = {
  projects: {
    label: "Projects",
    schema: entries.project,
    namedBy: namedBy.projects,
    page: "projects",
  },
  testimonials: { label: "Testimonials", schema: entries.testimonial, namedBy: "attribution" },
  blog: { label: "Blog posts", schema: entries.post, namedBy: "title", page: "blog" },
  guides: { label: "Guides", schema: entries.guide, namedBy: namedBy.guides, page: "guides" },
  services: {
    label: "Services",
    schema: entries.service,
    namedBy: namedBy.services,
    page: "services",
  },
  towns: { label: "Towns", schema: entries.town, namedBy: namedBy.towns, page: "locations" },
  costs: { label: "What jobs cost", schema: cost, namedBy: namedBy.costs, isYaml: true },
  pages: {
    label: "Information pages",
    schema: entries.informationPage,
    namedBy: "title",
    page: "",
  },
} as const;

/** Single files, by name. */
export const files = {
  business: { label: "Name, phone, hours, claims", schema: business },
  home: { label: "Home page", schema: site.home },
  navigation: { label: "Menus", schema: site.navigation },
  faq: { label: "Questions", schema: entries.faq },
  measures: { label: "Times and sizes", schema: site.measures },
  categories: { label: "Kinds of work", schema: site.categories },
  words: { label: "Words around the pages", schema: words },
  indexPages: { label: "Words above the lists", schema: site.indexPages },
  partners: { label: "Partners", schema: site.partner.array() },
  search: { label: "Search", schema: search },
  moved: { label: "Moved addresses", schema: site.moved.array() },
  editor: { label: "This editor", schema: site.editor },
} as const;

/** The body of an entry, as raw Markdown: the rich-text editor would reformat it. */
const body: Field = {
  name: "body",
  label: "Text",
  widget: "richtext",
  modes: ["raw", "rich_text"],
  buttons: [
    "bold",
    "italic",
    "link",
    "heading-two",
    "heading-three",
    "bulleted-list",
    "numbered-list",
  ],
  // A picture alone in its paragraph becomes a figure.
  editor_components: ["image"],
  linked_images: false,
  hint: "An empty line begins a new paragraph. A heading begins with ##.",
};

type Folder = {
  label: string;
  schema: z.ZodType;
  namedBy: string;
  page?: string;
  /** Whether its entries are fields only, without a text. */
  isYaml?: boolean;
};

function folder(name: string, kind: Folder, choices: Choices): Collection {
  const { isYaml = false } = kind;
  const fields = fieldsOf(describe(kind.schema), choices);
  return {
    name: name.replace("/", "_"),
    label: kind.label,
    folder: `app/content/${name}`,
    identifier_field: kind.namedBy,
    create: true,
    slug: { template: `{{${kind.namedBy}}}`, editable: ["create"] },
    ...(isYaml
      ? { extension: "yaml", format: "yaml" }
      : { extension: "md", format: "yaml-frontmatter" }),
    ...(kind.page !== undefined && { preview_path: `${kind.page}/{{slug}}` }),
    ...media,
    fields: isYaml ? fields : [...fields, body],
  };
}

function file(name: string, label: string, schema: z.ZodType): CollectionFile {
  const described = describe(schema);
  const isList = described.type === "array";
  const list = isList && fieldOf("list", described, Boolean(described.minItems));
  const fields = list ? [{ ...list, label, root: true } as Field] : fieldsOf(described);
  return { name, label, file: `app/content/${name}.yaml`, format: "yaml", ...media, fields };
}

/** The configuration, derived from the schemas and from the values to choose from. */
export function editorConfig({ business: firm, editor, categories, services }: Content): CmsConfig {
  const choices = { categories };
  return {
    backend: {
      name: "github",
      repo: editor.repository,
      branch: editor.branch,
      // Any other way to sign in involves a third party.
      auth_methods: ["token"],
      commit_messages: {
        create: "New in {{collection}}: {{slug}}",
        update: "Changed in {{collection}}: {{slug}}",
        delete: "Deleted from {{collection}}: {{slug}}",
        uploadMedia: "New picture {{path}}",
        deleteMedia: "Deleted picture {{path}}",
      },
    },
    publish_mode: "editorial_workflow",
    media_folder: "app/content/pictures",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 50_000_000,
          // Done in the browser: rotates upright, strips the location and converts HEIC.
          transformations: {
            raster_image: { format: "webp", quality: 88, width: 2400, height: 2400 },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    // The preview is a build of the real page.
    editor: { preview: false },
    slug: { encoding: "ascii", clean_accents: true },
    output: { omit_empty_optional_fields: true },
    app_title: `${firm.shortName}: editor`,
    logo: { src: "/logo.svg" },
    collections: [
      ...Object.entries(folders).map(([name, kind]) => folder(name, kind, choices)),
      ...services
        .filter(({ towns }) => towns === "all" || towns.length > 0)
        .map(({ name, slug }) =>
          folder(
            `service-towns/${slug}`,
            {
              label: `${name} in towns`,
              schema: entries.serviceTown,
              namedBy: "title",
              page: `services/${slug}`,
            },
            choices,
          ),
        ),
    ],
    singletons: Object.entries(files).map(([name, { label, schema }]) => file(name, label, schema)),
  };
}
