// React first: the page's modules are evaluated in this order, one by one (decision 17).
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { CacheProvider } from "@emotion/react";
import { HydratedRouter } from "react-router/dom";
import { createStyleCache } from "./theme/styleCache.ts";

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
      onRecoverableError: (error) =>
        setTimeout(() => document.querySelector("body font") ?? reportError(error)),
    },
  );
});
