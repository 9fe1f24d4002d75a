/** Divides an alcove or a wardrobe into bays that a shelf can span. Sizes in mm. */
import { millimetres } from "./millimetres.ts";

export type StorageKind = "alcove" | "wardrobe";
export type StorageOpening = { kind: StorageKind; width: number; height: number; depth: number };

export type StorageSizes = {
  /** Thickness of the board. */
  board: number;
  /** The longest shelf without an upright. */
  span: number;
  /** Clear height between shelves. */
  spacing: number;
  /** Depth that large books need. */
  bookDepth: number;
  /** Depth that clothes on a rail need, door included. */
  railDepth: number;
};

export type Storage = {
  bays: number;
  /** Clear width of a bay: the length of its shelf, and about the width of its door. */
  bay: number;
  uprights: number;
  shelves: number;
  /** All shelves end to end. */
  boards: number;
  /** What the depth is good for. */
  depthSays: string;
};

/** What fits: bays of one width, a door for each, shelves the whole height or one above a rail. */
export function storageFor(opening: StorageOpening, sizes: StorageSizes): Storage {
  const { kind, width, height, depth } = opening;
  const { board, span, spacing, bookDepth, railDepth } = sizes;
  // Each bay has an upright, and there is one more at the end.
  const bays = Math.max(1, Math.ceil((width - board) / (span + board)));
  const bay = Math.floor((width - (bays + 1) * board) / bays);
  const each =
    kind === "wardrobe" ? 1 : Math.max(0, Math.floor((height - board) / (spacing + board)) - 1);
  const shelves = bays * each;
  return {
    bays,
    bay,
    uprights: bays + 1,
    shelves,
    boards: shelves * bay,
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

/** The measures as one line for a message. */
export function storageInWords(opening: StorageOpening, { bays, bay, shelves }: Storage): string {
  const { kind, width, height, depth } = opening;
  const sizes = `${millimetres(width)} wide, ${millimetres(height)} high and ${millimetres(depth)} deep`;
  const parts = `${bays} ${bays === 1 ? "bay" : "bays"} of ${millimetres(bay)}, ${shelves} ${shelves === 1 ? "shelf" : "shelves"}`;
  return `${kind === "alcove" ? "an alcove" : "a wardrobe"} ${sizes} (${parts})`;
}
