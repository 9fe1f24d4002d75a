// React first: the page's modules are evaluated in this order, one by one (decision 17).
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CacheProvider } from "@emotion/react";
import { HydratedRouter } from "react-router/dom";
import { createStyleCache } from "./theme/styleCache.ts";

/** Browsers' translators put each text into a `font` element, which no page of ours has. */
const isTranslated = () => document.querySelector("body font") !== null;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
    {
      // A page translator may be faster than hydration. React then renders its words anew, which is
      // no fault of the page; they are translated again before the timeout.
      onRecoverableError: (error) => setTimeout(() => isTranslated() || reportError(error)),
    },
  );
});
