import type { TestimonialCard } from "../../content/cards.server.ts";
import { counted } from "../../lib/counted.ts";
import { FilteredList, type FilteredListProps } from "./FilteredList.tsx";
import { QuoteList } from "./QuoteList.tsx";
import { useListFilter, type Choice } from "./useListFilter.ts";

export type FilteredQuotesProps = {
  quotes: TestimonialCard[];
  /** The filters; without them all are listed. */
  choices: Choice[];
  notes?: FilteredListProps["notes"] | undefined;
};

/** All testimonials, with filters by what they have in common. */
export function FilteredQuotes({ quotes, choices, notes }: FilteredQuotesProps) {
  const filter = useListFilter("/testimonials", choices);
  const { chosen } = filter;
  if (choices.length === 0) return <QuoteList quotes={quotes} priority />;
  const found = quotes.filter(({ categories }) => !chosen || categories.includes(chosen.slug));
  return (
    <FilteredList
      label="Filter testimonials by service or subject"
      choices={choices}
      filter={filter}
      notes={notes}
      count={`${counted(found.length, "testimonial")}${chosen ? `: ${chosen.name}` : ""}`}
    >
      <QuoteList quotes={found} priority />
    </FilteredList>
  );
}
