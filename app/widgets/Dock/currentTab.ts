import type { BottomBarProps } from "../BottomBar/BottomBar.tsx";

/** The bottom bar's tab for the current page or section. */
export function currentTab(
  path: string,
  section: "services" | "quote" | undefined,
): Pick<BottomBarProps, "current" | "currentIs"> {
  if (section) return { current: section, currentIs: "location" };
  if (path === "/") return { current: "home" };
  if (path === "/projects") return { current: "projects" };
  if (path.startsWith("/projects/")) return { current: "projects", currentIs: "true" };
  return {};
}
