import type { Quote } from "../../content/cards.server.ts";
import { counted } from "../../lib/counted.ts";
import { FilteredList } from "./FilteredList.tsx";
import { QuoteList } from "./QuoteList.tsx";
import { categoriesOf } from "./quoteCategories.ts";
import { useListFilter, type Choice } from "./useListFilter.ts";

/** The services and the marks of some testimonials, each once; what all of them have chooses nothing. */
function choicesOf(quotes: Quote[]): Choice[] {
  const services = quotes.map(({ service: { name, slug } }) => ({ name, slug }));
  const marks = [...quotes]
    .sort((one, other) => other.rating - one.rating)
    .map(({ rating }) => ({ name: `${rating} out of 5`, slug: `mark-${rating}` }));
  return [services, marks].flatMap((all) => {
    const once = [...new Map(all.map((choice) => [choice.slug, choice])).values()];
    return once.length > 1 ? once : [];
  });
}

/** All testimonials, with filters by service and by mark. */
export function FilteredQuotes({ quotes }: { quotes: Quote[] }) {
  const choices = choicesOf(quotes);
  const filter = useListFilter("/testimonials", choices);
  const { chosen } = filter;
  if (choices.length === 0) return <QuoteList quotes={quotes} />;
  const found = quotes.filter((quote) => !chosen || categoriesOf(quote).includes(chosen.slug));
  return (
    <FilteredList
      style={{ marginTop: 24 }}
      label="Filter testimonials by service or mark"
      choices={choices}
      filter={filter}
      count={`${counted(found.length, "testimonial")}${chosen ? `: ${chosen.name}` : ""}`}
    >
      <QuoteList quotes={found} />
    </FilteredList>
  );
}
