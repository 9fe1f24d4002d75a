import { test } from "@playwright/test";
import type { Example } from "./examples.ts";

/** The entry, for use inside a test, which ends here and is skipped if the firm has none. */
export function orSkip<Entry>({ entry, none }: Example<Entry>): Entry {
  test.skip(entry === undefined, none);
  return entry!;
}
