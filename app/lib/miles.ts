const kmPerMile = 1.609344;

/** Whole miles, at least one. */
export const milesOf = (km: number) => Math.max(1, Math.round(km / kmPerMile));
