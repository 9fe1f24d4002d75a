/** What the name of a link to another site ends with. */
export const opensNewTab = ", opens in a new tab";
