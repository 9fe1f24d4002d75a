/**
 * Lets the words and the first picture go before the scripts and their data. React Router links
 * every module in the head, where 160 kB of script compete with the first paint, and writes the data
 * that hydration reads, which is most of the page's words once more, into the page. Here the data
 * stand in a file of their own, and it and the modules wait for the first paint and for the picture
 * of the first screen, for at most a second, or for the first touch, key or pointer press, whichever
 * comes first. Then all are fetched at once and the modules run one after the other, each in a task
 * of its own, so that no tap waits for all of them; the heaviest is asked for first, as it takes the
 * most round trips. Links and the menus work without any script; a
 * button that needs one is pressed again once it can answer.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { minifySync, transformWithOxc } from "vite";
import { belowFirstScreen, firstScreenAttribute } from "./theme/firstScreen.ts";
import { pageDataAddress, type PageData } from "./pageData.ts";
import type { Modules } from "./start.ts";
import { styleKey } from "./theme/styleCache.ts";

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g;
/** Where React Router reads settings and data from, set up before it starts. */
const setUp = /<script>(window\.__reactRouterContext = [\s\S]*?)<\/script>/;
const bootstrap = /<script type="module" async="">([\s\S]*?)<\/script>/;
/** Brings a visitor back to where the page was left: React Router's. */
const restoreScroll = /<script>(\(\(storageKey, [\s\S]*?)<\/script>/;
/** What React Router writes the data with: its text, as a JSON string, and the end of it. */
const handover =
  /<script>window\.__reactRouterContext\.streamController\.(?:enqueue\((".*")\)|close\(\));<\/script>/g;

/** The one tag of Emotion's styles, with the names of all of them. */
const styleTag = new RegExp(`<style data-emotion="${styleKey} ([^"]*)">`);

const source = join(import.meta.dirname, "start.ts");
const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
/** The function of start.ts, to be called with the page's modules. */
const startFunction = `(${code.slice(code.indexOf("function start"))})`;

/** A page whose data have been taken out. */
export type Deferred = { html: string; data?: { address: string; text: string } };

/**
 * @param html a prerendered page as React Router writes it; one without scripts comes back as it is
 * @param bytesOf how large the file at an address is
 * @returns the page, and what is to be served at the address that it names
 * @throws when React Router's start-up scripts no longer have the form that is read here
 */
export function deferScripts(html: string, bytesOf: (address: string) => number): Deferred {
  const script = bootstrap.exec(html)?.[1];
  if (script === undefined) return { html };
  const manifest = /^\s*import "([^"]+)";/.exec(script)?.[1];
  const entry = /import\("([^"]+)"\);\s*$/.exec(script)?.[1];
  const addresses = new Map(
    [...script.matchAll(/import \* as (route\d+) from "([^"]+)";/g)].map(([, name, href]) => [
      name,
      href,
    ]),
  );
  const ids = /__reactRouterRouteModules = \{([^}]*)\}/.exec(script)?.[1] ?? "";
  const routes = [...ids.matchAll(/"([^"]+)":(route\d+)/g)].map(
    ([, id, name]) => [id, addresses.get(name)] as [string, string],
  );
  const route = [...html.matchAll(handover)]
    .map(([, json]) => (json === undefined ? "" : (JSON.parse(json) as string)))
    .join("");
  // None of the flags is on, and one that is absent is off.
  const setUpCode = setUp.exec(html)?.[1]?.replace(/"future":\{[^}]*\}/, '"future":{}');
  const restoreScrollCode = restoreScroll.exec(html)?.[1];
  const styles = styleTag.exec(html)?.[1];
  if (!styles) throw new Error("A page without Emotion's styles: see entry.server.tsx");
  const isWhole = manifest && entry && route && setUpCode && restoreScrollCode;
  if (!isWhole || routes.length === 0 || routes.length !== addresses.size)
    throw new Error("React Router's start-up script has changed: see Scripts in its components.js");
  const started = new Set([manifest, entry, ...addresses.values()]);
  const libraries = [...html.matchAll(preload)]
    .flatMap(([, href = ""]) => (started.has(href) ? [] : [href]))
    .toSorted((a, b) => bytesOf(b) - bytesOf(a));
  const text = JSON.stringify({ styles, route } satisfies PageData);
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 10);
  const data = { address: pageDataAddress(hash), text };
  const modules: Modules = {
    libraries,
    manifest,
    routes,
    entry,
    data: data.address,
    below: belowFirstScreen,
  };
  const begin = `${setUpCode};${startFunction}(${JSON.stringify(modules)});${restoreScrollCode}`;
  const short = minifySync(source, begin);
  if (!short.code)
    throw new Error(`start.ts could not be minified: ${JSON.stringify(short.errors)}`);
  const page = html
    .replaceAll(preload, "")
    .replaceAll(handover, "")
    .replace(styleTag, `<style data-emotion="${styleKey}">`)
    .replace("<html ", `<html ${firstScreenAttribute}="" `)
    // One script is one hash in the page's policy. The elements stay: hydration counts them.
    .replace(setUp, "<script></script>")
    .replace(restoreScroll, "<script></script>")
    // No module: it listens as soon as the browser has read it, so that no press slips by.
    .replace(bootstrap, () => `<script>${short.code}</script>`);
  return { html: page, data };
}
