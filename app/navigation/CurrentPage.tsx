import { Fragment, useState } from "react";
import { useLocation, useMatches, useOutlet } from "react-router";

/**
 * The router's current page. It renders when its route or its data change: the router's own outlet
 * would render the page being left once more before the next one. Pages of one kind share no state:
 * no picture, no message stays behind.
 */
export function CurrentPage() {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const matches = useMatches();
  const [shown, setShown] = useState({ matches, outlet });
  if (shown.matches !== matches) setShown({ matches, outlet });
  return <Fragment key={pathname}>{shown.outlet}</Fragment>;
}
