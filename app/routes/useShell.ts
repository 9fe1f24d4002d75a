import { useRouteLoaderData } from "react-router";
import type { loader } from "../root.tsx";

/** What the root has loaded: contact details, menus. A page is only shown once it is there. */
export function useShell() {
  return useRouteLoaderData<typeof loader>("root")!;
}
