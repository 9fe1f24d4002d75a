import { offline } from "../content/singles.ts";

/** Whether this build keeps pages: as content says, or as `OFFLINE=off` or `=on` does for one build. */
export function isOfflineOn(): boolean {
  const wanted = process.env["OFFLINE"];
  return wanted ? wanted !== "off" : offline.isOn;
}
