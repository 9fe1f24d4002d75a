import { measuringKey } from "../lib/browser/storageKeys.ts";
import { storedChoice } from "../lib/browser/storedChoice.ts";

/** Whether pages' speed is measured. Off where storage is blocked: an earlier opt-out couldn't be read. */
export const measuringChoice = storedChoice(measuringKey, false);
