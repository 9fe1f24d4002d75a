/** What the profile says of the firm beside its contact details. */
export type FirmFigures = {
  legalName?: string | undefined;
  address?: string | undefined;
  priceRange: string;
  rating?: { value: number; best: number; count: number } | undefined;
  freeConsultation: { price: number; currency: string };
};

/**
 * Who trades, prices, the first consultation and the reviews, as the foot of every page words them.
 * Legal name and address stand there once the owner has given them.
 */
export function firmFacts({
  legalName,
  address,
  priceRange,
  rating,
  freeConsultation,
}: FirmFigures) {
  const { price, currency } = freeConsultation;
  const amount = new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(price);
  return [
    ...(legalName ? [{ name: "Legal name", value: legalName }] : []),
    ...(address ? [{ name: "Address", value: address }] : []),
    { name: "Prices", value: priceRange },
    { name: "Consultation", value: price === 0 ? "Free" : amount },
    ...(rating
      ? [
          {
            name: "Rating",
            value: `${rating.value} out of ${rating.best} from ${rating.count} reviews`,
          },
        ]
      : []),
  ];
}
