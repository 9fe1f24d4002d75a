import { CacheProvider } from "@emotion/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { beginStart } from "./sections/shell/slowDevice.ts";
import { createStyleCache } from "./theme/styleCache.ts";

beginStart();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  );
});
