import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { addressIssues, deadLinks, movedIssues } from "./links.server.ts";

const noPage = (path: string) => `expected a link to a page of this site; found ${path}`;

const content = smallContent();
const [project, ...otherProjects] = content.projects;
const withBody = (body: string) =>
  deadLinks({ ...content, projects: [{ ...project!, body }, ...otherProjects] });

test.each([
  "No link.",
  "[A list](/services).",
  "[A part](/faq#contact), [home](/), [found](/search?q=oak).",
  "[Below](#how-high) and [further](#contact)\n\n## How high?",
  "[Elsewhere](https://a.test/none).",
  "[A file](/rss.xml).",
  "[A category](/projects?category=doors).",
])("%s: nothing", (body) => expect(withBody(body)).toEqual([]));

const places = "contact, money, what-does-it-cost";
test.each([
  ["[Gone](/services/gone)", noPage("/services/gone")],
  ["[Gone](/gone#part)", noPage("/gone#part")],
  ["[Gone](/gone.pdf)", noPage("/gone.pdf")],
  ["[Slash](/faq/)", "expected the one spelling of this page's address, /faq; found /faq/"],
  [
    "[Large](/Services/Index.html#Top)",
    "expected the one spelling of this page's address, /services#Top; found /Services/Index.html#Top",
  ],
  ["[Place](/faq#gone)", `expected a place on /faq after #: ${places}; found /faq#gone`],
  [
    "[Filtered](/projects?category=gone)",
    "expected a place on /projects after ?category=: contact, kitchens, bespoke-carpentry, doors, outdoor-carpentry; found /projects?category=gone",
  ],
  ["[Here](#gone)", "expected a place on /projects/door after #: contact, went-wrong; found #gone"],
])("%s: its file, its field and what it expected", (link, expected) =>
  expect(withBody(`Before.\n\n- A ${link} in a list\n`)).toMatchObject([
    { near: link, file: project!.file, field: "text", expected },
  ]),
);

test("a link in a picture's caption", () =>
  expect(withBody('![Oak](oak.jpg "Of [oak](/services/gone), oiled.")')).toMatchObject([
    { near: "[oak](/services/gone)", expected: noPage("/services/gone") },
  ]));

test("a firm without partners has no place for them", () => {
  const faq = [{ title: "Who", questions: [{ question: "Why?", answer: "[So](/faq#partners)" }] }];
  expect(deadLinks({ ...content, faq })).toEqual([]);
  expect(deadLinks({ ...content, faq, partners: [] })).toMatchObject([
    { near: "[So](/faq#partners)" },
  ]);
});

test("a place without its page, in a text that stands on several", () => {
  const [group] = content.faq;
  const faq = [{ ...group!, questions: [{ question: "Why?", answer: "[So](#contact)" }] }];
  expect(deadLinks({ ...content, faq })).toMatchObject([
    {
      field: "0.questions.0.answer",
      expected:
        "expected the address of a page in front of #, such as /faq#contact; found #contact",
    },
  ]);
});

test("a field that is an address", () => {
  const [menu, ...others] = content.navigation.main;
  const navigation = { ...content.navigation, main: [{ ...menu!, href: "/gone" }, ...others] };
  expect(deadLinks({ ...content, navigation })).toMatchObject([
    { file: "app/fixtures/firm/content/navigation.yaml", field: "main.0.href" },
  ]);
});

test.each([
  ["suggestions.0", { suggestions: ["/nowhere"] }, noPage("/nowhere")],
  [
    "suggestions.0",
    { suggestions: ["/faq#nothing"] },
    `expected a place on /faq after #: ${places}; found /faq#nothing`,
  ],
  [
    "questions.0.href",
    { questions: [{ ...content.search.questions[0]!, href: "/no" }] },
    noPage("/no"),
  ],
])("what the search proposes: %s", (field, fields, expected) => {
  const search = { ...content.search, ...fields };
  expect(deadLinks({ ...content, search })).toMatchObject([
    { file: "app/fixtures/firm/content/search.yaml", field, expected },
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
const file = "app/fixtures/firm/content/moved.yaml";

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

test.each([
  ["care", []],
  ["faq", ["file name"]],
  ["404", ["file name"]],
  ["admin", ["file name"]],
])("an information page called %s", (slug, fields) => {
  const [page] = content.information;
  const at = `app/content/pages/${slug}.md`;
  const information = [...content.information, { ...page!, slug, file: at }];
  expect(addressIssues({ ...content, information })).toMatchObject(
    fields.map((field) => ({ file: at, field })),
  );
});
