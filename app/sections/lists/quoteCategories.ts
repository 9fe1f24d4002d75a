import type { Quote } from "../../content/cards.server.ts";

/** What a testimonial is filtered by: what it tells of, its service and its mark. */
export const categoriesOf = ({ tells, service, rating }: Quote) => [
  ...tells.map(({ slug }) => slug),
  service.slug,
  `mark-${rating}`,
];
