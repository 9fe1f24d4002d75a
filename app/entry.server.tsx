import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { canonicalUrl } from "./lib/canonicalUrl.ts";
import { jsonLdScript } from "./seo/head.server.ts";
import { fontFaceCss } from "./theme/fonts.ts";
import { createStyleCache } from "./theme/styleCache.ts";

/**
 * Renders a page completely, then moves its Emotion styles into the `<head>`: valid HTML, no flash
 * of unstyled content. Adds its JSON-LD there. Answers 500 if anything threw, so that a broken page
 * fails the build.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  let failed: unknown;
  const stream = await renderToReadableStream(
    <CacheProvider value={cache}>
      <ServerRouter context={context} url={request.url} />
    </CacheProvider>,
    {
      // Otherwise a large Suspense boundary is prerendered as its fallback.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = error;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html));
  // Apart from Emotion's global styles, which move to the end of the head on hydration: the browser
  // would lay the page out anew.
  const fonts = `<style>${fontFaceCss()}</style>`;
  headers.set("Content-Type", "text/html; charset=utf-8");
  // For the document only: once another page is followed to, `useArrival` removes it.
  const jsonLd = jsonLdScript(canonicalUrl(new URL(request.url).pathname));
  // As a function, since `$` has a meaning in a replacement.
  return new Response(
    html.replace("</head>", () => `${fonts}${styles}${jsonLd}</head>`),
    {
      status: failed === undefined ? status : 500,
      headers,
    },
  );
}
