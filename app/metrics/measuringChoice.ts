import { measuringKey } from "../lib/browser/storageKeys.ts";
import { storedChoice } from "../lib/browser/storedChoice.ts";

/** Whether pages' speed is measured. Not where storage is blocked: a visitor may have opted out, which could not be remembered. */
export const { isOn: isMeasuringOn, set: setMeasuring } = storedChoice(measuringKey, false);
