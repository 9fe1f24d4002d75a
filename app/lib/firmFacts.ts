/** The profile's facts other than contact details. */
export type FirmProfile = {
  legalName?: string | undefined;
  address?: string | undefined;
  companyNumber?: string | undefined;
  vatNumber?: string | undefined;
  freeConsultation: { price: number; currency: string };
};

/** A rating and what it is of: "5 out of 5 from 12 reviews". */
export const ratingWords = ({
  value,
  best,
  count,
}: {
  value: number;
  best: number;
  count: number;
}) => `${value} out of ${best} from ${count} reviews`;

/**
 * The firm's legal details and first consultation, as worded in the footer. Legal details that the
 * owner has not given are left out.
 */
export function firmFacts({ freeConsultation, ...firm }: FirmProfile) {
  const { price, currency } = freeConsultation;
  const amount = new Intl.NumberFormat("en-GB", { style: "currency", currency }).format(price);
  return [
    { name: "Legal name", value: firm.legalName },
    { name: "Address", value: firm.address },
    { name: "Company number", value: firm.companyNumber },
    { name: "VAT number", value: firm.vatNumber },
    { name: "Consultation", value: price === 0 ? "Free" : amount },
  ].flatMap(({ name, value }) => (value ? { name, value } : []));
}
