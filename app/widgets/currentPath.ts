import { createContext, useContext } from "react";

/**
 * Path of the page being shown, without a trailing slash. A context, so that only what depends on
 * the path renders on a navigation; the frame provides it.
 */
export const CurrentPathContext = createContext("/");

/** See `CurrentPathContext`. */
export const useCurrentPath = () => useContext(CurrentPathContext);
