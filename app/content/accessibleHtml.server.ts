/** What a text's HTML gets beyond its Markdown: names of rows, checkboxes and links to other sites. */
import type { Element, Root } from "hast";
import { SKIP, visit } from "unist-util-visit";
import { opensNewTab } from "../lib/opensNewTab.ts";
import { toText } from "hast-util-to-text";

/** A table with more columns has no room on a phone, where each row is a block: its cells name theirs. */
const columnsOnPhone = 2;

/** The first cell of each row names it. */
function nameRows(table: Element) {
  const names: string[] = [];
  visit(table, { tagName: "th" }, (cell: Element) => {
    names.push(toText(cell));
  });
  if (names.length < 2) return;
  visit(table, { tagName: "tr" }, (row: Element) => {
    const cells = row.children.filter((cell) => cell.type === "element");
    if (cells[0]?.tagName !== "td") return;
    cells[0].tagName = "th";
    cells[0].properties["scope"] = "row";
    if (names.length <= columnsOnPhone) return;
    for (const [at, cell] of cells.entries())
      if (at > 0 && names[at]) cell.properties["dataColumn"] = names[at];
  });
}

/**
 * Tables get names for their rows and a container, which scrolls where words are too long; links to
 * other sites open in a new tab with `noopener` and say so.
 */
export function accessibleHtml() {
  return (tree: Root) => {
    visit(tree, "element", (element) => {
      const { href } = element.properties;
      if (element.tagName === "a" && typeof href === "string" && /^https?:/.test(href)) {
        element.properties["rel"] = ["noopener", "noreferrer"];
        element.properties["target"] = "_blank";
        // Not hidden text, which the feed and the search would show.
        const name = toText(element).trim();
        if (name) element.properties["ariaLabel"] = name + opensNewTab;
      }
      // A task list's checkbox is labelled by its item.
      if (element.properties["className"]?.toString().includes("task-list-item")) {
        const name = toText(element).trim();
        visit(element, { tagName: "input" }, (box: Element) => {
          box.properties["ariaLabel"] ??= name;
        });
      }
      if (element.tagName === "th") element.properties["scope"] = "col";
    });
    visit(tree, { tagName: "table" }, (element: Element) => {
      nameRows(element);
      const table: Element = { ...element };
      element.tagName = "section";
      element.properties = { className: ["table"], tabIndex: 0, ariaLabel: "Table" };
      element.children = [table];
      return SKIP;
    });
  };
}
