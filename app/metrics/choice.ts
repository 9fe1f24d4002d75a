/** Where the visitor's choice on measuring is kept. Listed on the cookies page. */
const measuringKey = "measuring";

/** Measuring is on unless the visitor switched it off, or storage cannot be read. */
export function isMeasuringOn(): boolean {
  try {
    return localStorage.getItem(measuringKey) !== "off";
  } catch {
    // Without storage a choice cannot be kept: take it as "off".
    return false;
  }
}

/** Keeps the choice. Returns whether it could be kept. */
export function setMeasuring(on: boolean): boolean {
  try {
    if (on) localStorage.removeItem(measuringKey);
    else localStorage.setItem(measuringKey, "off");
    return true;
  } catch {
    return false;
  }
}
