import { expect, test } from "vitest";
import { smallContent } from "../content/fixtures/smallContent.ts";
import { deadLinks } from "./deadLinks.server.ts";

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
      expected: `expected a link to a page of this site; found ${path}, where none is`,
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
