import type { JSONReportSpec, JSONReportSuite } from "@playwright/test/reporter";

type Group = { suites?: JSONReportSuite[]; specs?: JSONReportSpec[] };

/** All tests in a report of Playwright's JSON reporter, or in a group of one. */
export const specsOf = ({ suites = [], specs = [] }: Group): JSONReportSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];
