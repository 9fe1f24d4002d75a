/** The profile's facts other than contact details. */
export type FirmFigures = {
  legalName?: string | undefined;
  address?: string | undefined;
  companyNumber?: string | undefined;
  vatNumber?: string | undefined;
  priceRange: string;
  rating?: { value: number; best: number; count: number } | undefined;
  freeConsultation: { price: number; currency: string };
};

/**
 * The firm's legal details, prices, first consultation and reviews, as worded in the footer. Legal
 * details that the owner has not given are left out.
 */
export function firmFacts({
  legalName,
  address,
  companyNumber,
  vatNumber,
  priceRange,
  rating,
  freeConsultation,
}: FirmFigures) {
  const { price, currency } = freeConsultation;
  const amount = new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(price);
  return [
    ...(legalName ? [{ name: "Legal name", value: legalName }] : []),
    ...(address ? [{ name: "Address", value: address }] : []),
    ...(companyNumber ? [{ name: "Company number", value: companyNumber }] : []),
    ...(vatNumber ? [{ name: "VAT number", value: vatNumber }] : []),
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
