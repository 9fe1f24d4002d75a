import { readFileSync } from "node:fs";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { wordsIn } from "../../app/content/text.server.ts";

/** A success criterion, as the table in `docs/developers/audit.md` has it. */
export type Criterion = {
  /** Such as `1.4.10`. */
  number: string;
  name: string;
  level: string;
  /** What tries it, in words. */
  tests: string;
  /** The tests that these words name. */
  named: string[];
  /** What a person must still try, and when one last did. */
  byHand: string;
  last: string;
};

const columns = 5;

/** Every row of the table, which the guide's other tables are narrower than. */
export function readCriteria(): Criterion[] {
  const guide = readFileSync("docs/developers/audit.md", "utf8");
  const { children } = unified().use(remarkParse).use(remarkGfm).parse(guide);
  const rows = children.flatMap((node) =>
    node.type === "table" && node.children[0]!.children.length === columns
      ? node.children.slice(1)
      : [],
  );
  return rows.map((row) => {
    const cells = row.children.map(wordsIn);
    if (cells.length !== columns)
      throw new Error(`docs/developers/audit.md: not ${columns} cells: ${cells.join(" | ")}`);
    const [title, level, tests, byHand, last] = cells as [string, string, string, string, string];
    const [number, ...name] = title.split(" ");
    const named = row.children[2]!.children.flatMap((part) =>
      part.type === "inlineCode" ? [part.value] : [],
    );
    return { number: number!, name: name.join(" "), level, tests, named, byHand, last };
  });
}
