import { measuringKey } from "../lib/browser/storageKeys.ts";
import { storedChoice } from "../lib/browser/storedChoice.ts";

/** Whether pages' speed is measured. An opt-out that could not be remembered is assumed. */
export const { isOn: isMeasuringOn, set: setMeasuring } = storedChoice(measuringKey, false);
