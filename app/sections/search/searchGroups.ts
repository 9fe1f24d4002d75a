import { shownPerGroup, type SearchEngine, type SearchResult } from "../../search/engine.ts";
import type { OptionGroup } from "../../widgets/SearchDialog/SearchList.tsx";
import type { SearchOptionData } from "../../widgets/SearchDialog/SearchOption.tsx";

const optionOf = ({ path, title, titleMarks, trail, picture }: SearchResult): SearchOptionData => ({
  href: path,
  title,
  titleMarks,
  trail: trail.length > 0 ? trail : [path === "/" ? "Home page" : "Overview"],
  picture,
  isPlace: path.startsWith("/locations"),
});

/** The list's groups for the search terms; without any, suggestions. */
export function groupsFor(engine: SearchEngine, query: string, recent: string[]) {
  if (!query.trim()) {
    const groups: OptionGroup[] = [
      { name: "Recently viewed", options: engine.pagesAt(recent).map(optionOf) },
      { name: engine.groups.services, options: engine.suggestions.map(optionOf) },
    ].filter(({ options }) => options.length > 0);
    return { groups };
  }
  const { answer, groups, results: all } = engine.search(query);
  const answered: OptionGroup[] = answer
    ? [
        {
          name: "In short",
          options: [
            {
              href: answer.href,
              title: answer.question,
              answer: answer.answer,
              picture: answer.picture,
            },
          ],
        },
      ]
    : [];
  return {
    count: all.length + answered.length,
    groups: [
      ...answered,
      ...groups.map(({ name, results }) => ({
        name,
        options: results.slice(0, shownPerGroup).map(optionOf),
      })),
    ],
  };
}
