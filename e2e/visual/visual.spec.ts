/**
 * Screenshots of every state of every story and of one page per kind, compared with their
 * baselines. Nothing is listed here: stories come from Storybook's index, pages from the page list.
 */
import { expect, test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import { screens, type Shot } from "../../.storybook/pictures.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { madeOfTheSame, onePerKind } from "../support/pages.ts";
import { check, checkStale } from "./baselines.ts";
import { Camera, readShots } from "./camera.ts";

const test = base.extend<
  object,
  {
    shots: Record<string, Shot[]>;
    /** Cameras at rest. Stories share a document, because starting Storybook takes longest. */
    cameras: Map<string, Camera>;
  }
>({
  shots: [async ({ browser }, provide) => provide(await readShots(browser)), { scope: "worker" }],
  cameras: [async ({}, provide) => provide(new Map()), { scope: "worker" }],
});

type Story = { id: string; title: string; type: string };
const index = readFileSync("storybook-static/index.json", "utf8");
const { entries } = JSON.parse(index) as { entries: Record<string, Story> };
const stories = Object.values(entries).filter(({ type }) => type === "story");
const storyName = ({ id, title }: Story) => `${title}/${id.split("--")[1]}`;

const kinds = [...onePerKind, getPage("/404")];
/**
 * A variant, such as forced colours, that looks the same shares the baseline of the default look.
 */
type PageShot = Shot & { base?: string };
const pageShots: PageShot[] = [
  ...(["phone", "tablet", "desktop"] as const).map((mode) => ({ mode, viewport: screens[mode] })),
  { mode: "forced-colours", viewport: screens.desktop, variant: "forced-colours", base: "desktop" },
  { mode: "print", viewport: screens.desktop, variant: "print" },
  { mode: "no-script", viewport: screens.phone, variant: "no-script", base: "phone" },
];
/** On other kinds only the dock differs, which the home page shows. */
const differsWithoutScript = new Set(["home", "projects", "project", "search", "faq", "guide"]);
const shotsOfPage = (kind: string) =>
  pageShots.filter(({ variant }) =>
    variant === "no-script" ? differsWithoutScript.has(kind) : !variant || !madeOfTheSame.has(kind),
  );

/**
 * Groups shots by document: shots at rest on one screen share one and emulate each mode in turn.
 */
const visitsOf = (shots: PageShot[]) =>
  Map.groupBy(
    shots,
    ({ viewport, instant, variant }) => `${viewport.width} ${instant} ${variant === "no-script"}`,
  );

async function checkAll(camera: Camera, name: string, shots: PageShot[], isPage = false) {
  for (const { mode, variant, base: variantOf } of shots) {
    await camera.lookAt(variant);
    const png = await camera.shoot(isPage);
    const fault = await check(png, `${name}.${mode}`, variantOf && `${name}.${variantOf}`);
    expect.soft(fault, fault).toBeUndefined();
  }
}

for (const story of stories)
  test(storyName(story), async ({ browser, cameras, shots }) => {
    const look = async ([key, visit]: [string, Shot[]]) => {
      const [first] = visit as [Shot];
      const camera = cameras.get(key) ?? (await Camera.open(browser, first));
      if (first.instant === undefined) cameras.set(key, camera);
      await camera.showStory(story.id, first);
      await checkAll(camera, storyName(story), visit);
      if (first.instant !== undefined) await camera.close();
      else expect.soft(await camera.audit(storyName(story), first)).toEqual([]);
    };
    // All at once: most of the time goes into waiting for frames.
    await Promise.all([...visitsOf(shots[story.id]!)].map(look));
  });

for (const { kind, path } of kinds)
  for (const visit of visitsOf(shotsOfPage(kind)).values()) {
    const [first] = visit as [PageShot];
    test(`Pages/${kind}.${first.mode}`, async ({ browser }) => {
      const camera = await Camera.open(browser, first);
      await camera.showPage(path, first.variant);
      await checkAll(camera, `Pages/${kind}`, visit, true);
      await camera.close();
    });
  }

test("every baseline belongs to a story or a page", ({ shots }) => {
  const taken = new Set([
    ...stories.flatMap((story) =>
      shots[story.id]!.map(({ mode }) => `${storyName(story)}.${mode}`),
    ),
    ...kinds.flatMap(({ kind }) => shotsOfPage(kind).map(({ mode }) => `Pages/${kind}.${mode}`)),
  ]);
  const faults = checkStale((name) => taken.has(name));
  expect(faults, faults.join("\n")).toEqual([]);
});
