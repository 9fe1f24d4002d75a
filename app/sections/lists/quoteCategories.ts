import type { Quote } from "../../content/cards.server.ts";

/** What a testimonial is filtered by: its service and its mark. */
export const categoriesOf = ({ service, rating }: Quote) => [service.slug, `mark-${rating}`];
