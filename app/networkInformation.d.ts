/** The Network Information API, which not every browser has. */
interface Navigator {
  readonly connection?: { saveData?: boolean; effectiveType?: "slow-2g" | "2g" | "3g" | "4g" };
}
