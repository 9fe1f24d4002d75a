/**
 * Class of what a browser's reader view shows as one text: a page's header, pictures and text.
 *
 * Firefox's reader (Mozilla's Readability) finds the box with the longest text. It keeps the boxes
 * beside it that have the same class, and takes the class `entry` for text. It leaves out the class
 * `sidebar`, which columns beside the text have. It takes a `div` with more pictures than paragraphs for
 * advertising, so pictures stand in sections.
 */
export const readerPart = "entry";
