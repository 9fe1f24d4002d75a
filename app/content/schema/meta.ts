/**
 * What a schema's `meta` says beyond Zod's own fields. Hints to owners, the check of names and the
 * editor's forms are made from it.
 */
import "zod";

/** How a value is written, where an owner's spelling of it can be put right (`hints.server.ts`). */
export type Notation =
  | "date"
  | "time"
  | "decimal"
  | "phone"
  | "url"
  | "path"
  | "slug"
  | "postcode"
  | "picture"
  | "video";

/** Entries that others name by their slugs. */
export type Collection = "projects" | "services" | "towns" | "guides" | "costs";

declare module "zod" {
  interface GlobalMeta {
    notation?: Notation;
    /** The entries of which the value names one. */
    refersTo?: Collection;
    /** The list of which the value is one; the build compares them. */
    oneOf?: "categories";
    /** What a pattern asks for: "a path such as /faq". */
    wanted?: string;
    /** Whether the editor's field has several lines. */
    isLong?: boolean;
    /** What a text is, if it isn't plain words or a date that has come. */
    holds?: "markdown" | "message" | "plan";
  }
}
