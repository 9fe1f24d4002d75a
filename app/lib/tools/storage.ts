/** Divides an alcove or a wardrobe into bays no wider than a shelf can span. Sizes in mm. */
import { typedSpaces } from "../units.ts";
import { millimetres } from "./millimetres.ts";
import { counted } from "../counted.ts";

export type StorageKind = "alcove" | "wardrobe";
export type StorageOpening = { kind: StorageKind; width: number; height: number; depth: number };

export type StorageSizes = {
  /** Thickness of the board. */
  board: number;
  /** The longest shelf without support. */
  span: number;
  /** Clear height between shelves. */
  spacing: number;
  /** Depth needed for large books. */
  bookDepth: number;
  /** Depth needed for clothes on a rail, including the door. */
  railDepth: number;
};

/**
 * The layout: bays of equal width with a door each, shelves over the full height or one above a
 * rail.
 */
export function storageFor(opening: StorageOpening, sizes: StorageSizes) {
  const { kind, width, height, depth } = opening;
  const { board, span, spacing, bookDepth, railDepth } = sizes;
  // One upright per bay, plus one at the end.
  const bays = Math.max(1, Math.ceil((width - board) / (span + board)));
  const bay = Math.floor((width - (bays + 1) * board) / bays);
  const each =
    kind === "wardrobe" ? 1 : Math.max(0, Math.floor((height - board) / (spacing + board)) - 1);
  const shelves = bays * each;
  return {
    bays,
    /** Clear width of a bay: the length of its shelves, and roughly the width of its door. */
    bay,
    uprights: bays + 1,
    shelves,
    /** Total length of all shelves. */
    boards: shelves * bay,
    /** What the depth is sufficient for. */
    depthSays:
      kind === "wardrobe"
        ? depth >= railDepth
          ? "Deep enough for a rail along the back"
          : `Under ${millimetres(railDepth)}: clothes hang front to back on a pull-out rail`
        : depth >= bookDepth
          ? "Deep enough for large books"
          : `Under ${millimetres(bookDepth)}: for smaller books`,
  };
}
export type Storage = ReturnType<typeof storageFor>;

/** The sizes as one line for a message. */
export function storageInWords(opening: StorageOpening, { bays, bay, shelves }: Storage): string {
  const { kind, width, height, depth } = opening;
  const sizes = `${millimetres(width)} wide, ${millimetres(height)} high and ${millimetres(depth)} deep`;
  const parts = `${counted(bays, "bay")} of ${millimetres(bay)}, ${counted(shelves, "shelf", "shelves")}`;
  return typedSpaces(`${kind === "alcove" ? "an alcove" : "a wardrobe"} ${sizes} (${parts})`);
}
