import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import { renderToReadableStream } from "react-dom/server";
import { ServerRouter, type EntryContext } from "react-router";
import { onceInHtml } from "./seo/handoff.ts";
import { createStyleCache } from "./theme/styleCache.ts";

/**
 * Renders a page whole, then moves its Emotion styles into the `<head>`: valid HTML, no flash.
 * Answers 500 when anything threw, so that a broken page stops the build.
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
  const { serverHandoffStream: data } = context;
  const once = { ...context, ...(data && { serverHandoffStream: await onceInHtml(data) }) };
  const stream = await renderToReadableStream(
    <CacheProvider value={cache}>
      <ServerRouter context={once} url={request.url} />
    </CacheProvider>,
    {
      // Without this a large Suspense boundary is prerendered as its fallback.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = error;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  const html = await new Response(stream).text();
  const chunks = emotion.extractCriticalToChunks(html);
  // A component styled twice has a class for each, and only the last, with both in it, stands in the
  // page. Naming the others as inserted keeps the browser from making their rules while hydrating.
  const own = chunks.styles.find(({ key }) => key === cache.key);
  const merged = Object.keys(cache.inserted).filter(
    (id) => `${cache.key}-${id}` in cache.registered,
  );
  if (own) {
    own.ids = [...new Set([...own.ids, ...merged])];
    // One tag for all: global styles are never changed, and the policy names the hash of each tag.
    own.css = chunks.styles.map(({ css }) => css).join("");
    chunks.styles = [own];
  }
  const styles = emotion.constructStyleTagsFromChunks(chunks);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(html.replace("</head>", `${styles}</head>`), {
    status: failed === undefined ? status : 500,
    headers,
  });
}
