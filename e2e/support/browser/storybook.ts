/**
 * The built Storybook as the tests use it. Its preview's API is not a documented one: what is known of it (Storybook
 * 10.6) stands here alone.
 */
import type { Browser, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { shotsOf, type Shot, type Story } from "../../../.storybook/screenshots.ts";

/** The built Storybook, and the port on which it is served. */
export const storybookFolder = process.env.STORYBOOK_FOLDER ?? "storybook-static";
export const storybookPort = Number(process.env.STORYBOOK_PORT ?? 4174);
export const storybook = `http://localhost:${storybookPort}`;

/** What a story is rendered into. */
export const storyRoot = "#storybook-root";

/** Whether a page is a story: by its path. */
export const isStoryAddress = (pathname: string): boolean => pathname.startsWith("/iframe");

export type Entry = {
  id: string;
  title: string;
  name: string;
  type: "story" | "docs";
  importPath: string;
  tags?: string[];
};

/** The stories, and the pages of components. */
export function readEntries(): Entry[] {
  const index = readFileSync(`${storybookFolder}/index.json`, "utf8");
  const { entries } = JSON.parse(index) as { entries: Record<string, Entry> };
  return Object.values(entries);
}

type Api = {
  __STORYBOOK_PREVIEW__: {
    ready: () => Promise<void>;
    extract: () => Promise<Record<string, Story>>;
    currentRender?: { id: string; phase?: string };
  };
  /** In the preview and in the window around it. */
  __STORYBOOK_ADDONS_CHANNEL__: {
    last: (event: string) => [string | Error | { storyId: string }] | undefined;
    emit: (event: string, of: { storyId: string; viewMode: "story" }) => void;
  };
};
const hasPreview = (page: Page) => page.waitForFunction(() => "__STORYBOOK_PREVIEW__" in window);

/** Opens a story by its id: for states that no page of the firm's has. Needs a built Storybook. */
export const openStory = (page: Page, id: string) =>
  page.goto(`${storybook}/iframe.html?id=${id}&viewMode=story`);

/** Shows another story in the same document, in which nothing is stored any more. */
export const switchStory = (page: Page, id: string) =>
  page.evaluate((storyId) => {
    localStorage.clear();
    sessionStorage.clear();
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Api;
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  }, id);

/** The shots each story asks for, by story id. */
export async function readShots(browser: Browser): Promise<Record<string, Shot[]>> {
  const page = await browser.newPage();
  await page.goto(`${storybook}/iframe`);
  await hasPreview(page);
  const stories = await page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Api;
    await preview.ready();
    return Object.entries(await preview.extract()).map(([id, { title, parameters, globals }]) => {
      const { visual } = parameters;
      return [id, { title, parameters: { visual }, globals }] as const;
    });
  });
  await page.close();
  return Object.fromEntries(stories.map(([id, story]) => [id, shotsOf(story)]));
}

/**
 * Resolves once the story has rendered and its play function is done: to what failed, if anything did.
 *
 * @param isDriven whether the page's clock is paused: a story then never gets to "finished", which waits for a timer
 */
export async function storyPlayed(
  page: Page,
  id: string,
  isDriven: boolean,
): Promise<string | null | undefined> {
  const last = isDriven ? ["played", "completing", "completed", "afterEach"] : [];
  await hasPreview(page);
  const render = () =>
    page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Api;
      return { id: preview.currentRender?.id, phase: preview.currentRender?.phase };
    });
  await page
    .waitForFunction(
      ({ story, phases }) => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Api;
        const { id: shown, phase = "" } = preview.currentRender ?? {};
        return shown === story && phases.includes(phase);
      },
      { story: id, phases: [...last, "finished"] },
      { timeout: 45_000 },
    )
    .catch(async (cause: unknown) => {
      throw new Error(`${id} has not ended: ${JSON.stringify(await render())}`, { cause });
    });
  return page.evaluate(() => {
    if (document.body.classList.contains("sb-show-errordisplay"))
      return document.querySelector("#error-message")!.textContent;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Api;
    return (channel.last("playFunctionThrewException")?.[0] as Error | undefined)?.message;
  });
}

/** Marks the entry of the sidebar that is shown. */
export const selectedEntry = '[data-selected="true"]';

/** An entry or a folder of the sidebar. */
export const inSidebar = (id: string) => `#${id}`;

/** The ids of the folders of the sidebar that an entry is in: "sections-home", "sections-home-about". */
export function foldersOf({ title }: Entry): string[] {
  const names = title.toLowerCase().split("/");
  const ids = names.map((_, depth) => names.slice(0, depth + 1).join("-"));
  // What stands at the top is a heading, unless it is a component itself.
  return ids.length > 1 ? ids.slice(1) : ids;
}

/** Whether a frame's body shows a story or a page of documentation, and no error. */
export const showsMain = (body: HTMLElement | SVGElement) =>
  body.classList.contains("sb-show-main");

/** Storybook's own parts of a frame, which no story draws. */
export const ownParts = ".sb-wrapper, #storybook-docs";

/** The frame in which the window of Storybook shows a story. */
export const previewFrame = "#storybook-preview-iframe";

/**
 * Resolves once the entry chosen in Storybook's window has been rendered and, if it is a story, played and looked at
 * by axe; or once an error is shown: a story whose file fails to load never finishes.
 */
export const entryFinished = (page: Page, { id, type }: Entry) =>
  page.waitForFunction(
    ([entry, isStory, frame]) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Api;
      const { contentDocument } = document.querySelector<HTMLIFrameElement>(frame)!;
      const last = channel.last(isStory ? "storyFinished" : "docsRendered")?.[0];
      return (
        (typeof last === "object" && "storyId" in last ? last.storyId : last) === entry ||
        contentDocument?.body.classList.contains("sb-show-errordisplay")
      );
    },
    [id, type === "story", previewFrame] as const,
  );
