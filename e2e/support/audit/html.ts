/** What the reports that are written here share. */

export const escaped = (text: string | number): string =>
  String(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** What is opened by its summary. */
export const fold = (summary: string, inner: string): string =>
  `<details><summary>${escaped(summary)}</summary>${inner}</details>`;
