import { expect, test } from "vitest";
import { smallContent } from "../content/fixtures/smallContent.ts";
import { deadLinks } from "./deadLinks.server.ts";
import { movedIssues } from "./movedIssues.server.ts";

/** The issues of redirects, each written as "/from /to". */
const issues = (...redirects: string[]) => {
  const moved = redirects.map((redirect) => {
    const [from, to] = redirect.split(" ") as [string, string];
    return { from, to };
  });
  const content = { ...smallContent(), moved };
  return [...movedIssues(content), ...deadLinks(content)].map(
    ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
  );
};
const isPage = (path: string) => `expected an address without a page; found ${path}, where one is`;
const noPage = (path: string) =>
  `expected a link to a page of this site; found ${path}, where none is`;
const file = "app/content/moved.yaml";

test.each<[string, string[], string[]]>([
  ["addresses without a page", ["/old /faq", "/projects/old /faq"], []],
  ["a page", ["/old /faq", "/projects /faq"], [`1.from: ${isPage("/projects")}`]],
  ["the home page", ["/ /faq"], [`0.from: ${isPage("/")}`]],
  ["the not-found page", ["/404 /faq"], [`0.from: ${isPage("/404")}`]],
  ["the editor", ["/admin /faq"], [`0.from: ${isPage("/admin")}`]],
  ["itself", ["/old /old"], [`0.to: ${noPage("/old")}`]],
  ["a loop", ["/a /b", "/b /a"], [`0.to: ${noPage("/b")}`, `1.to: ${noPage("/a")}`]],
  [
    "a loop of pages",
    ["/faq /projects", "/projects /faq"],
    [`0.from: ${isPage("/faq")}`, `1.from: ${isPage("/projects")}`],
  ],
  ["a chain", ["/a /b", "/b /faq"], [`0.to: ${noPage("/b")}`]],
  ["nowhere", ["/a /404"], [`0.to: ${noPage("/404")}`]],
  ["twice", ["/a /faq", "/a /projects"], ["1.from: expected each address once; found /a again"]],
])("%s", (_, redirects, expected) =>
  expect(issues(...redirects)).toEqual(expected.map((issue) => `${file}: ${issue}`)),
);
