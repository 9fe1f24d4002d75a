import {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useState,
  type ReactNode,
} from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { isSlowDevice } from "../shell/slowDevice.ts";
import { useHydrated } from "../../widgets/useHydrated.ts";

/** Whether a part around this one has already waited for the heading. */
const IsDue = createContext(false);

function Awaiting({ children }: { children: ReactNode }) {
  const { hash } = useLocation();
  const isFollowed = useNavigationType() === NavigationType.Push && hash === "";
  const isHydrated = useHydrated();
  const hasWaited = useContext(IsDue);
  const [isDue, setDue] = useState(hasWaited || !isHydrated || !isFollowed || !isSlowDevice());
  useEffect(() => {
    if (!isDue) startTransition(() => setDue(true));
  }, [isDue]);
  // As high as a screen, so that the footer is not seen on its way.
  if (!isDue) return <div data-awaited style={{ minHeight: "100vh" }} />;
  return <IsDue value={true}>{children}</IsDue>;
}

/**
 * On a slow device a page that a link leads to is painted with its heading first and the parts under it
 * right after. Not so where a place further down is wanted at once: going back, and by an address that
 * names one.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  // The next page may be of the same kind, and React keep its parts.
  return <Awaiting key={useLocation().pathname}>{children}</Awaiting>;
}
