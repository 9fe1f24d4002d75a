/**
 * What a schema's `meta` says beyond Zod's own fields. Hints to owners, the check of names and the
 * editor's forms are made from it.
 */
import "zod";

/** How a value is written, where an owner's spelling of it can be put right (`hints.server.ts`). */
export type Notation =
  "date" | "time" | "decimal" | "phone" | "url" | "path" | "slug" | "postcode" | "picture";

/** Entries that others name by their slugs. */
export type Collection = "projects" | "services" | "towns" | "guides" | "costs";

declare module "zod" {
  interface GlobalMeta {
    notation?: Notation;
    /** The entries of which the value names one. */
    refersTo?: Collection;
    /** What a pattern asks for, to follow "Please give". */
    wanted?: string;
    /** Whether to show a multi-line field. */
    isLong?: boolean;
  }
}
