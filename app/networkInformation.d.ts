/** The Network Information API, which not every browser has; `effectiveType` is "4g" or "3g". */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: string };
}
