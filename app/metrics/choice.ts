/** Storage key of the visitor's choice on measuring. Listed on the cookies page. */
const measuringKey = "measuring";

/** On unless the visitor switched it off or storage cannot be read. */
export function isMeasuringOn(): boolean {
  try {
    return localStorage.getItem(measuringKey) !== "off";
  } catch {
    // Without storage an opt-out could not be remembered, so assume it.
    return false;
  }
}

/** Stores the choice. Returns false if storage is blocked. */
export function setMeasuring(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(measuringKey);
    else localStorage.setItem(measuringKey, "off");
    return true;
  } catch {
    return false;
  }
}
