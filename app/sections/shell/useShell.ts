import { createContext, useContext } from "react";
import type { Shell } from "../../content/shell.server.ts";

/** What the root has loaded: contact details, menus. */
export type ShellData = Shell & { keepsPages: boolean };

/** Provided by the frame: the router's own hook would draw its reader anew on the way to another page. */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** What the root has loaded. A page is only shown once it is there. */
export const useShell = (): ShellData => useContext(ShellContext)!;
