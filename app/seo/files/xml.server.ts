import { XMLBuilder } from "fast-xml-parser";

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  format: true,
  suppressEmptyNode: true,
  // Attributes without a value are not valid XML.
  suppressBooleanAttributes: false,
});

/** XML of a root element, with the declaration. */
export const xml = (root: object): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(root)}`;
