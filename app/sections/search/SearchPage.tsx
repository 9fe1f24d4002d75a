import Typography from "@mui/material/Typography";
import { styled } from "@mui/material/styles";
import { memo, Suspense, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { NamedLink } from "../../content/cards.server.ts";
import { useImported } from "../../widgets/useImported.ts";
import { LinkList } from "../lists/LinkList.tsx";
import { AskInstead } from "./AskInstead.tsx";
import { OftenAsked, RecentlyViewed } from "./BeforeTyping.tsx";
import { PartialSearchNotice } from "./PartialSearchNotice.tsx";
import { matching, type Group } from "./matching.ts";
import { PageGroup } from "./PageGroup.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { TownLinks } from "./TownLinks.tsx";
import { useSearchQuery } from "./useSearchQuery.ts";
import { counted } from "../../lib/counted.ts";

/** Names up to this many characters fit two columns on a phone. */
const shortName = 20;

/** The engine and its list: loaded with the first search term, typed or from the URL. */
const loadResults = () => import("./PageResults.tsx");

// What is looked for, and beside it other ways to an answer.
const Columns = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "40px 64px",
  "& > *": { minWidth: 0 },
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 9fr) minmax(0, 3fr)" },
}));

/** Hydrated group by group, so that no task on a slow phone is long. */
const PageGroups = memo(function PageGroups({ groups, open }: { groups: Group[]; open: boolean }) {
  return groups.map(({ name, pages }) => (
    <Suspense key={name}>
      <PageGroup name={name} count={pages.length} open={open}>
        {pages[0]?.service ? (
          <TownLinks pages={pages} />
        ) : (
          <LinkList links={pages} wide={pages.some((page) => page.name.length > shortName)} />
        )}
      </PageGroup>
    </Suspense>
  ));
});

export type SearchPageProps = {
  groups: Group[];
  /** What is asked most often. */
  questions: NamedLink[];
};

/**
 * What is asked most, all pages by group and, once something is typed, the matches, found by the search dialog's
 * engine. Without scripts the full list works with find in page; until the engine has loaded, or if
 * it fails to load, only names and summaries are searched.
 */
export function SearchPage({ groups, questions }: SearchPageProps) {
  const { query, setQuery, write } = useSearchQuery();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLElement>(null);
  // Takes over what was typed before hydration.
  const keepTyped = useEffectEvent(() => {
    const early = field.current?.value;
    if (early && early !== query) setQuery(early);
  });
  useLayoutEffect(() => keepTyped(), []);
  const hasQuery = query.trim() !== "";
  const { value, failed, retry } = useImported(loadResults, hasQuery);
  const [count, setCount] = useState<number>();
  const PageResults = value?.PageResults;

  const byName = useMemo(() => matching(groups, query), [groups, query]);
  const everyPage = useMemo(() => groups.flatMap((group) => group.pages), [groups]);
  const named = byName.reduce((sum, { pages }) => sum + pages.length, 0);
  const found = hasQuery ? (count ?? named) : named;
  // The first words replace the list: what stays would be seen to jump.
  const list = <PageGroups key={String(hasQuery)} groups={byName} open={hasQuery} />;

  return (
    <Columns>
      <div>
        <SearchForm
          onSubmit={(event) => {
            event.preventDefault();
            // Out of the field, a phone's keyboard covers nothing.
            results.current?.focus();
          }}
          field={{
            ref: field,
            value: query,
            onFocus: () => void loadResults().catch(() => {}),
            onChange: (event) => setQuery(event.target.value),
            onBlur: () => write(),
          }}
        />
        {!hasQuery && <OftenAsked questions={questions} />}
        <Typography role="status" variant="body2" sx={{ my: 2, color: "text.secondary" }}>
          {!hasQuery
            ? `All ${named} pages`
            : found > 0
              ? `${counted(found, "page")} found`
              : // Until the engine has answered, only names were searched: others may still be found.
                (count === 0 || failed) && `Nothing found for “${query.trim()}”`}
        </Typography>
        <section ref={results} tabIndex={-1} aria-label="Pages">
          {hasQuery && PageResults ? (
            <PageResults query={query} onCount={setCount}>
              {list}
            </PageResults>
          ) : (
            <>
              {failed && <PartialSearchNotice onRetry={retry} />}
              {list}
            </>
          )}
        </section>
      </div>
      <div>
        {found > 0 && <AskInstead about={query.trim()} />}
        <RecentlyViewed pages={everyPage} />
      </div>
    </Columns>
  );
}
