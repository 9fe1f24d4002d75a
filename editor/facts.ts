/** What the server told the editor, for the inputs. Set once, before the forms are drawn. */
import type { Facts } from "./server/server.ts";

let known: Facts | undefined;

export function provideFacts(facts: Facts) {
  known = facts;
}

export function useFacts(): Facts {
  if (!known) throw new Error("The editor has not asked its server yet.");
  return known;
}
