import { createContext, useContext } from "react";
import type { Shell } from "../../content/shell.server.ts";

/**
 * Provided by the frame: the router's own hook would re-render its caller during every navigation.
 * Undefined only if the frame's own data failed to load.
 */
export const ShellContext = createContext<Shell | undefined>(undefined);

/** The root loader's data: contact details, menus. Pages are only rendered once it is there. */
export const useShell = (): Shell => useContext(ShellContext)!;
