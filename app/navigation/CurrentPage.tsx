import { createContext, useDeferredValue, useState, use } from "react";
import {
  NavigationType,
  useLocation,
  useMatches,
  useNavigationType,
  useOutlet,
} from "react-router";

/** Whether the page may be shown in two steps: it was followed to, and begins at its top. */
const TwoStepsContext = createContext(false);

/**
 * Whether to render what stands below a page's heading: false in the first commit of a page that was
 * followed to, so that its heading is painted early, and true right after it. Always true on the
 * first page, on Back and Forward and with a fragment, where the place to scroll to must be there.
 */
export const useBelowHeading = (): boolean => useDeferredValue(true, !use(TwoStepsContext));

/**
 * The router's current page. It renders when its route or its data change: the router's own outlet
 * would render the page being left once more before the next one. Pages of one kind share no state:
 * no picture, no message stays behind.
 */
export function CurrentPage() {
  const outlet = useOutlet();
  const { pathname, hash } = useLocation();
  const inTwoSteps = useNavigationType() === NavigationType.Push && !hash;
  const matches = useMatches();
  const [shown, setShown] = useState({ matches, outlet, inTwoSteps });
  if (shown.matches !== matches) setShown({ matches, outlet, inTwoSteps });
  return (
    <TwoStepsContext key={pathname} value={shown.inTwoSteps}>
      {shown.outlet}
    </TwoStepsContext>
  );
}
