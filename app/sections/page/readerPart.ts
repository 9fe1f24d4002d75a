/**
 * Class of what a browser's reader view shows as one text: a page's header, pictures and text. Firefox's
 * (Mozilla's Readability) finds the box of the longest text and, beside it, keeps what has the same
 * class; it takes one called `entry` for text. Columns beside the text are left out by the class `sidebar`; pictures stand in sections, since
 * a `div` with more pictures than paragraphs is taken for advertising.
 */
export const readerPart = "entry";
