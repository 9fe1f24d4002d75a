import { createContext, useContext } from "react";
import type { Shell } from "../../content/shell.server.ts";

/** The root loader's data: contact details, menus. */
export type ShellData = Shell & { keepsPages: boolean };

/**
 * Provided by the frame: the router's own hook would re-render its caller during every navigation.
 */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The root loader's data. Pages are only rendered once it is there. */
export const useShell = (): ShellData => useContext(ShellContext)!;
