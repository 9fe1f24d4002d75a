import { expect, test } from "vitest";
import { smallContent } from "../content/fixtures/smallContent.ts";
import { deadLinks, movedIssues } from "./links.server.ts";

const noPage = (path: string) =>
  `expected a link to a page of this site; found ${path}, where none is`;

const content = smallContent();
const [project, ...otherProjects] = content.projects;
const withBody = (body: string) =>
  deadLinks({ ...content, projects: [{ ...project!, body }, ...otherProjects] });

test.each([
  "No link.",
  "[A list](/services).",
  "[A part](/faq#costs), [home](/).",
  "[Elsewhere](https://a.test/none).",
  "[A file](/feed.xml).",
])("%s: nothing", (body) => expect(withBody(body)).toEqual([]));

test.each([
  ["[Gone](/services/gone).", "/services/gone"],
  ["[Gone](/gone#part) and [here](/faq).", "/gone"],
  ["A link\n\n- [in a list](/gone)\n", "/gone"],
])("%j: its file, its field and what it expected", (body, path) =>
  expect(withBody(body)).toEqual([
    {
      near: path,
      file: project!.file,
      field: "text",
      expected: noPage(path),
    },
  ]),
);

test("a field that is an address", () => {
  const [menu, ...others] = content.navigation.main;
  const navigation = { ...content.navigation, main: [{ ...menu!, href: "/gone" }, ...others] };
  expect(deadLinks({ ...content, navigation })).toMatchObject([
    { file: "app/content/navigation.yaml", field: "main.0.href" },
  ]);
});

/** The issues of redirects, each written as "/from /to". */
const issues = (...redirects: string[]) => {
  const moved = redirects.map((redirect) => {
    const [from, to] = redirect.split(" ") as [string, string];
    return { from, to };
  });
  const of = { ...content, moved };
  return [...movedIssues(of), ...deadLinks(of)].map(
    ({ file, field, expected }) => `${file}: ${field}: ${expected}`,
  );
};
const isPage = (path: string) => `expected an address without a page; found ${path}, where one is`;
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
])("moved to or from %s", (_, redirects, expected) =>
  expect(issues(...redirects)).toEqual(expected.map((issue) => `${file}: ${issue}`)),
);
