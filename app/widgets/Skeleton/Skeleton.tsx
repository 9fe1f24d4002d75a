import MuiSkeleton from "@mui/material/Skeleton";

/**
 * A card not yet drawn: a frame for the picture, two lines for the words. It lies over the card,
 * which is there already, for 500 ms (specification §4), then gives it free. The style sheet runs
 * it, so that it neither waits for a script nor outstays one that fails; without JavaScript and
 * under reduced motion it never stands.
 */
export function Skeleton() {
  return <MuiSkeleton variant="card" aria-hidden="true" data-skeleton="" />;
}
