/** What oxlint hands to a rule. */
export type Context = {
  filename: string;
  report: (finding: { node: object; message: string }) => void;
};
