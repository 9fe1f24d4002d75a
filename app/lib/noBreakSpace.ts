export const noBreakSpace = "\u00A0";
