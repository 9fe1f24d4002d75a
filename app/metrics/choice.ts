import { measuringKey } from "../lib/storageKeys.ts";
import { storedChoice } from "../lib/storedChoice.ts";

/** Whether pages' speed is measured. An opt-out that could not be remembered is assumed. */
export const { isOn: isMeasuringOn, set: setMeasuring } = storedChoice(measuringKey, false);
