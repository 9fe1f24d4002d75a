/** Every picture there is: Storybook's own index and the page list say it, nothing is listed here. */
import type { Browser } from "@playwright/test";
import { screens, type Shot } from "../../.storybook/pictures.ts";
import { allPages } from "../support/pages.ts";

export type Picture = Shot & {
  /** Its file under `baselines`, without extension: `Widgets/Toast/one.phone`. */
  name: string;
  /** What it is grouped by: `Widgets/Toast`, `Pages`. */
  group: string;
  /** The story's or page's name. */
  title: string;
  /** Where it is written. */
  file: string;
  /** Address under the origin. */
  path: string;
  kind: "story" | "page" | "still page";
  /** Storybook's name of the story. */
  story?: string;
};

type ExtractedStory = { id: string; title: string; name: string; parameters: { shots: Shot[] } };
type Preview = {
  ready: () => Promise<void>;
  extract: () => Promise<Record<string, ExtractedStory>>;
};
type Index = { entries: Record<string, { importPath: string }> };

/** The pictures of all stories, as the built Storybook tells them itself. */
export async function storyPictures(
  browser: Browser,
  { origin, address }: { origin: string; address: string },
): Promise<Picture[]> {
  const { entries } = (await (await fetch(`${address}/index.json`)).json()) as Index;
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
      __STORYBOOK_PREVIEW__: Preview;
    };
    await preview.ready();
    return Object.values(await preview.extract()).map(({ id, title, name, parameters }) => ({
      id,
      title,
      name,
      shots: parameters.shots,
    }));
  });
  await page.close();
  return stories.flatMap(({ id, title, name, shots }) =>
    shots.map((shot) => ({
      ...shot,
      name: `${title}/${id.split("--")[1]}.${shot.mode}`,
      group: title,
      title: name,
      file: entries[id]!.importPath.replace(/^\.\//, ""),
      path: `/iframe.html?id=${id}&viewMode=story&globals=a11y.manual:!true`,
      kind: "story" as const,
      story: id,
    })),
  );
}

/** One page of every kind on three screens and on paper. */
export function pagePictures(): Picture[] {
  const firstOfKind = new Map(allPages.toReversed().map((page) => [page.kind, page]));
  const shots: Shot[] = [
    ...(["phone", "tablet", "desktop"] as const).map((mode) => ({ mode, viewport: screens[mode] })),
    { mode: "print", viewport: screens.desktop, way: "print" },
  ];
  return [...firstOfKind.values()].toReversed().flatMap(({ kind, path }) =>
    shots.map((shot) => ({
      ...shot,
      name: `Pages/${kind}.${shot.mode}`,
      group: "Pages",
      title: kind,
      file: path,
      path,
      kind: kind === "not-found" ? ("still page" as const) : ("page" as const),
    })),
  );
}

/** Pictures that can be taken of one page, loaded once: the same screen, then its other ways. */
export type Visit = [Picture, ...Picture[]];

export function visits(pictures: Picture[]): Visit[] {
  const key = ({ path, viewport, instant }: Picture) => `${path} ${viewport.width} ${instant}`;
  return [...Map.groupBy(pictures, key).values()] as Visit[];
}

/**
 * Visits that may share a document: stories of one file at rest on one screen, as Storybook itself
 * shows one after the other. The longest first, so that all workers end together.
 */
export function sittings(pictures: Picture[]): Visit[][] {
  const key = ([{ kind, group, path, viewport, instant }]: Visit) =>
    kind === "story" && instant === undefined
      ? `${group} ${viewport.width}`
      : `${path} ${viewport.width} ${instant}`;
  const all = [...Map.groupBy(visits(pictures), key).values()];
  return all.toSorted((one, other) => other.length - one.length);
}
