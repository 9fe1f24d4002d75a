/**
 * Screenshots of every state of every story and of one page per kind, compared with their
 * baselines. Nothing is listed here: stories come from Storybook's index, pages from the page list.
 */
import { expect, test as base } from "@playwright/test";
import { readFileSync } from "node:fs";
import { screens, type Shot } from "../../.storybook/pictures.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { kindsCoveredByOthers } from "../support/firm/kinds.ts";
import { check, checkStale } from "./baselines.ts";
import { Camera, readShots, storybookFolder } from "./camera.ts";

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
const index = readFileSync(`${storybookFolder}/index.json`, "utf8");
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
    variant === "no-script"
      ? differsWithoutScript.has(kind)
      : !variant || !kindsCoveredByOthers.has(kind),
  );

/**
 * Groups shots by document: shots at rest on one screen share one and emulate each mode in turn.
 */
const visitsOf = (shots: PageShot[]) =>
  Map.groupBy(
    shots,
    ({ viewport, instant, variant }) => `${viewport.width} ${instant} ${variant === "no-script"}`,
  );

/** Where a person looks at a failure: shown above the test in the report. */
const seenAt = (address: string, command: string) => ({
  annotation: { type: "Look at it", description: `${address} (after: ${command})` },
});

/** Adds to the report how a person accepts the pictures of this test. */
function sayHowToAccept(): void {
  const { annotations, title } = test.info();
  const type = "Accept the picture";
  if (annotations.some((annotation) => annotation.type === type)) return;
  annotations.push({ type, description: `npm run visual:update -- "${title}$"` });
}

/** Fails the test with all that was found, and what to do next. */
function failIf(faults: string[]): void {
  if (faults.length === 0) return;
  const next = test.info().annotations.map(({ type, description }) => `${type}: ${description}`);
  const error = new Error([...faults, ...next].join("\n"));
  // Without it the report shows these lines of ours below.
  error.stack = error.message;
  throw error;
}

/** Takes these pictures, and returns a line for each that differs. */
async function checkAll(camera: Camera, name: string, shots: PageShot[], isPage = false) {
  const faults: string[] = [];
  for (const { mode, variant, base: variantOf } of shots) {
    await camera.lookAt(variant);
    const png = await camera.shoot(isPage);
    const fault = await check(png, `${name}.${mode}`, variantOf && `${name}.${variantOf}`);
    if (fault) faults.push(fault);
  }
  if (faults.length > 0) sayHowToAccept();
  return faults;
}

for (const story of stories) {
  const name = storyName(story);
  const address = `http://localhost:6006/?path=/story/${story.id}`;
  test(name, seenAt(address, "npm run storybook"), async ({ browser, cameras, shots }) => {
    const taken = shots[story.id]!;
    const restsNowhere = taken.every(({ instant }) => instant !== undefined);
    const look = async ([key, visit]: [string, Shot[]]) => {
      const [first] = visit as [Shot];
      // Not where time or a mouse is moved.
      const isShared = first.instant === undefined && first.hover === undefined;
      const camera = (isShared && cameras.get(key)) || (await Camera.open(browser, first));
      if (isShared) cameras.set(key, camera);
      await camera.showStory(story.id, first);
      const faults = await checkAll(camera, name, visit);
      // On each screen at rest, or else where its motion has come to.
      if (first.instant === undefined || (restsNowhere && first === taken.at(-1)))
        faults.push(...(await camera.audit(name, first)));
      if (!isShared) await camera.close();
      return faults;
    };
    // All at once: most of the time goes into waiting for frames. A step each, because the report
    // lists every call to the browser above the pictures otherwise.
    const visits = [...visitsOf(taken)];
    const steps = visits.map((visit) => test.step(visit[1][0]!.mode, () => look(visit)));
    failIf((await Promise.all(steps)).flat());
  });
}

for (const { kind, path } of kinds)
  for (const visit of visitsOf(shotsOfPage(kind)).values()) {
    const [first] = visit as [PageShot];
    const name = `Pages/${kind}.${first.mode}`;
    test(name, seenAt(`http://localhost:4173${path}`, "npm start"), async ({ browser }) => {
      const faults = await test.step(first.mode, async () => {
        const camera = await Camera.open(browser, first);
        await camera.showPage(path, first.variant);
        const found = await checkAll(camera, `Pages/${kind}`, visit, true);
        await camera.close();
        return found;
      });
      failIf(faults);
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
