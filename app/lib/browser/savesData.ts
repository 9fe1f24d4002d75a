/** Whether the visitor asked for less data, or has a connection on which it is better to save it. */
export function savesData(): boolean {
  const { saveData = false, effectiveType = "" } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith("2g");
}
