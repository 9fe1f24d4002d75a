import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { canonicalUrl } from "../../lib/canonicalUrl.ts";
import { CurrentPathContext } from "../../widgets/currentPath.ts";

/** Hands the path to what depends on it. */
export function CurrentPath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  // Prerendering requests pages with a trailing slash, browsers without.
  return <CurrentPathContext value={canonicalUrl(pathname)}>{children}</CurrentPathContext>;
}
