/**
 * The day as of which tests build and read the site, YYYY-MM-DD, and on which its pictures are taken: what
 * pages say depends on the date, such as whether a price is old or a job could start.
 */
export const testedDay = "2026-11-20";
