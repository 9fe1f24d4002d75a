import { offline } from "../content/singles.ts";

/** Whether this build caches pages: set in content, overridden by `OFFLINE=on` or `OFFLINE=off`. */
export function isOfflineOn(): boolean {
  const wanted = process.env["OFFLINE"];
  return wanted ? wanted !== "off" : offline.isOn;
}
