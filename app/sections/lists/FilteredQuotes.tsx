import type { Quote } from "../../content/cards.server.ts";
import { counted } from "../../lib/counted.ts";
import { FilteredList } from "./FilteredList.tsx";
import { QuoteList } from "./QuoteList.tsx";
import { categoriesOf } from "./quoteCategories.ts";
import { useListFilter, type Choice } from "./useListFilter.ts";

/** What some testimonials tell of, their services and marks, each once; what all have chooses nothing. */
function choicesOf(quotes: Quote[]): Choice[] {
  const services = quotes.map(({ service: { name, slug } }) => ({ name, slug }));
  const marks = [...quotes]
    .sort((one, other) => other.rating - one.rating)
    .map(({ rating }) => ({ name: `${rating} out of 5`, slug: `mark-${rating}` }));
  const tells = quotes.flatMap((quote) => quote.tells);
  const all = [...tells, ...services, ...marks].map(
    ({ name, slug }) => [slug, { name, slug }] as const,
  );
  const found = (slug: string) =>
    quotes.filter((quote) => categoriesOf(quote).includes(slug)).length;
  return [...new Map(all).values()].filter(({ slug }) => found(slug) < quotes.length);
}

/** All testimonials, with filters by what they tell of, by service and by mark. */
export function FilteredQuotes({ quotes }: { quotes: Quote[] }) {
  const choices = choicesOf(quotes);
  const filter = useListFilter("/testimonials", choices);
  const { chosen } = filter;
  if (choices.length === 0) return <QuoteList quotes={quotes} />;
  const found = quotes.filter((quote) => !chosen || categoriesOf(quote).includes(chosen.slug));
  return (
    <FilteredList
      style={{ marginTop: 24 }}
      label="Filter testimonials by subject, service or mark"
      choices={choices}
      filter={filter}
      count={`${counted(found.length, "testimonial")}${chosen ? `: ${chosen.name}` : ""}`}
    >
      <QuoteList quotes={found} />
    </FilteredList>
  );
}
