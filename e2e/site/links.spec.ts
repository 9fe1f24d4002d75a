import { expect } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { getContent } from "../../app/content/content.server.ts";
import { placesOn } from "../../app/seo/links.server.ts";
import { getPages } from "../../app/seo/pages.server.ts";
import { pages } from "../../scripts/lib/pages.ts";
import { test, type Prerendered } from "./prerendered.ts";

const isInternal = (href: string) => /^(#|\/(?!\/))/.test(href);
/** Path and fragment of a link. */
function target(href: string, from: string) {
  const { pathname, hash } = new URL(href, `http://site${from}`);
  return { path: pathname, id: decodeURIComponent(hash.slice(1)) };
}

test("every link within the site leads to a page of the list, and to a place on it", async ({
  prerendered,
  request,
}) => {
  const ids = new Map(prerendered.map((page) => [page.path, new Set(page.ids)]));
  const files = new Set<string>();
  const faults: string[] = [];
  for (const { path: from, links } of prerendered)
    for (const { href } of links.filter((link) => isInternal(link.href))) {
      const { path, id } = target(href, from);
      if (/\.(?!html$)[a-z0-9]+$/.test(path)) files.add(path);
      // Browsers scroll to the top without an element for it.
      else if (!(id === "" || id === "top" ? ids.has(path) : ids.get(path)?.has(id)))
        faults.push(`${from}: ${href}`);
    }
  for (const file of files)
    if ((await request.get(file)).status() !== 200) faults.push(`missing file ${file}`);
  expect(faults).toEqual([]);
});

test("the places that texts may link to are on their pages, and those of every kind are known", ({
  prerendered,
}) => {
  const content = getContent();
  const known = new Map(getPages().map((page) => [page.path, new Set(placesOn(page, content))]));
  const faults = prerendered.flatMap(({ path, ids }) => {
    const places = known.get(path)!;
    const missing = [...places].filter((id) => id !== "top" && !ids.includes(id));
    const unknown = ["contact", "cost", "questions", "portfolio", "replies", "went-wrong"].filter(
      (id) => ids.includes(id) && !places.has(id),
    );
    return [...missing.map((id) => `${path}: no ${id}`), ...unknown.map((id) => `${path}: ${id}`)];
  });
  expect(faults).toEqual([]);
});

test("a page's contents name its parts in their order, prices and questions too", ({
  prerendered,
}) => {
  const faults = prerendered.flatMap(({ path, ids, contents }) => {
    if (contents.length === 0) return [];
    const listed = contents.map(({ id }) => id);
    const inOrder = listed.toSorted((a, b) => ids.indexOf(a) - ids.indexOf(b));
    return [
      ...contents.flatMap(({ name, heading }) => (name === heading ? [] : `${name}: ${heading}`)),
      ...(inOrder.join() === listed.join() ? [] : [`in the order of ${listed.join(", ")}`]),
      ...["cost", "questions"].flatMap((id) =>
        ids.includes(id) && !listed.includes(id) ? `without ${id}` : [],
      ),
    ].map((fault) => `${path}: ${fault}`);
  });
  expect(faults).toEqual([]);
});

test("links off the site are tel, mailto or open a new tab without an opener", ({
  prerendered,
}) => {
  const faults = prerendered.flatMap(({ path, links }) =>
    links
      .filter(({ href }) => !isInternal(href))
      .filter(({ href, target: opens, rel }) => {
        if (href.startsWith("tel:")) return href !== `tel:${business.phone.e164}`;
        if (href.startsWith("mailto:")) return href.split("?")[0] !== `mailto:${business.email}`;
        const chat = `https://wa.me/${business.phone.e164.slice(1)}?text=`;
        if (href.includes("wa.me") && !(href.startsWith(chat) && href.length > chat.length))
          return true;
        return !href.startsWith("https://") || opens !== "_blank" || !rel.includes("noopener");
      })
      .map(({ href }) => `${path}: ${href}`),
  );
  expect(faults).toEqual([]);
});

test("a link that opens a new tab says so, in one way", ({ prerendered }) => {
  const faults = prerendered.flatMap(({ path, links }) =>
    links
      .filter(({ target: opens }) => opens === "_blank")
      .filter(({ name }) => !/\S, opens in a new tab$/.test(name))
      .map(({ href, name }) => `${path}: ${href} (${name})`),
  );
  expect(faults).toEqual([]);
});

test(
  "no page is an orphan or more than three clicks from home",
  { tag: "@wcag-2.4.5" },
  ({ prerendered }) => {
    const leadsTo = new Map(
      prerendered.map(({ path, links }: Prerendered) => [
        path,
        links.filter(({ href }) => isInternal(href)).map(({ href }) => target(href, path).path),
      ]),
    );
    const clicks = new Map([["/", 0]]);
    for (const [path, count] of clicks) {
      for (const next of leadsTo.get(path) ?? []) {
        if (!clicks.has(next)) clicks.set(next, count + 1);
      }
    }
    const faults = pages
      // A hidden one may have nothing to list yet, and no link.
      .filter(({ path, hidden }) => !hidden && (clicks.get(path) ?? Infinity) > 3)
      .map(({ path }) => `${path}: ${clicks.get(path) ?? "unreachable"}`);
    expect(faults).toEqual([]);
  },
);

test("every picture has a size, and every file that a page names exists", async ({
  prerendered,
  request,
}) => {
  const files = new Set(
    prerendered.flatMap(({ files: named, images }) => [...named, ...images.map(({ src }) => src)]),
  );
  const faults = prerendered.flatMap(({ path, images }) =>
    images
      .filter(({ width, height }) => !(Number(width) > 0 && Number(height) > 0))
      .map(({ src }) => `${path}: ${src} has no size`),
  );
  for (const file of files) {
    if (!file.startsWith("/")) faults.push(`${file} is on another origin`);
    else if ((await request.head(file)).status() !== 200) faults.push(`missing file ${file}`);
  }
  expect(faults).toEqual([]);
});
