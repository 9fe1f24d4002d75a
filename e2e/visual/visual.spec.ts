/**
 * Screenshots of every state of every story and of one page per kind, compared with their
 * baselines. Stories come from Storybook's index, pages from the page list.
 */
import { test as base } from "@playwright/test";
import { screens, type Shot } from "../../.storybook/screenshots.ts";
import { getPage } from "../../app/seo/pages.server.ts";
import { acceptCommand } from "../../scripts/pictures/acceptCommand.ts";
import { onePerKind } from "../../scripts/lib/pages.ts";
import { attachFindings, failWith } from "../support/audit/failTest.ts";
import { changesAttached } from "../support/audit/reportedChange.ts";
import { readEntries, readShots, type Entry } from "../support/browser/storybook.ts";
import { kindsCoveredByOthers } from "../support/firm/kinds.ts";
import { check, checkStale } from "./baselines.ts";
import { Camera } from "./camera.ts";
import { changesIn, tellFailed, type Failed, type Refused } from "./messages.ts";

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

const stories = readEntries().filter(({ type }) => type === "story");
const storyName = ({ id, title }: Entry) => `${title}/${id.split("--")[1]}`;

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

const looks: Record<string, string> = {
  small: "on a small phone",
  phone: "on a phone",
  tablet: "on a tablet",
  desktop: "on a desktop",
  "forced-colours": "in forced colours",
  "more-contrast": "with more contrast",
  print: "on paper",
  "no-script": "without scripts",
};
/** Of a mode such as `motion-120ms`, too. */
const inWords = (mode: string) =>
  looks[mode] ?? mode.replace(/^motion-(\d+)ms$/, "$1 ms into its motion");

/** What a test looks at: the start of its files' names, what it is called, and where a person sees it. */
type Subject = { name: string; called: string; seenAt: string };

/** Takes these pictures, and returns those that differ. */
async function checkAll(
  camera: Camera,
  { name, called }: Subject,
  shots: PageShot[],
  isPage = false,
): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (const { mode, variant, base: variantOf } of shots) {
    await camera.lookAt(variant);
    const png = await camera.shoot(isPage);
    const on = inWords(mode);
    const shown = { name: `${name}.${mode}`, called: `${called} ${on}`, read: camera.read };
    const refusal = await check(png, shown, variantOf && `${name}.${variantOf}`);
    if (refusal) refused.push({ ...refusal, on });
  }
  return refused;
}

/** Adds pictures of all that was found to the report, and says it in words, with what to do about it. */
async function tell(failed: Failed, subject: Subject): Promise<string[][]> {
  if (failed.findings.length > 0) await attachFindings(failed.findings);
  for (const { name, ...picture } of failed.refused.flatMap(({ pictures }) => pictures))
    await test.info().attach(name, picture);
  if (failed.refused.length > 0)
    await test.info().attach(changesAttached, {
      body: JSON.stringify(changesIn(failed.refused)),
      contentType: "application/json",
    });
  return tellFailed(failed, {
    ...subject,
    accept: acceptCommand(`${test.info().title}$`, process.env.STORIES),
  });
}

for (const story of stories) {
  const name = storyName(story);
  const subject = {
    name,
    called: `“${story.title.split("/").at(-1)}, ${story.name}”`,
    seenAt: `npm run storybook, then http://localhost:6006/?path=/story/${story.id}`,
  };
  test(name, async ({ browser, cameras, shots }) => {
    const taken = shots[story.id]!;
    const restsNowhere = taken.every(({ instant }) => instant !== undefined);
    const look = async ([key, visit]: [string, Shot[]]): Promise<Failed> => {
      const [first] = visit as [Shot];
      // Not where time or a mouse is moved.
      const isShared = first.instant === undefined && first.hover === undefined;
      const camera = (isShared && cameras.get(key)) || (await Camera.open(browser, first));
      if (isShared) cameras.set(key, camera);
      const failure = await camera.showStory(story.id, first);
      if (failure) {
        const what = `its own test in ${story.importPath.replace("./", "")} fails`;
        const widths = [first.viewport.width];
        const place = subject.called;
        return {
          refused: [],
          findings: [{ what, place, widths, more: [failure], isOwnTest: true }],
        };
      }
      const refused = await checkAll(camera, subject, visit);
      // On each screen at rest, or else where its motion has come to.
      const isAudited = first.instant === undefined || (restsNowhere && first === taken.at(-1));
      const found = isAudited ? await camera.audit(name, first) : [];
      const findings = found.map((finding) => ({ ...finding, place: subject.called }));
      if (!isShared) await camera.close();
      return { refused, findings };
    };
    // One step, because the report lists every call to the browser above the pictures otherwise.
    const blocks = await test.step("look", async () => {
      // All at once: most of the time goes into waiting for frames.
      const seen = await Promise.all([...visitsOf(taken)].map(look));
      const failed = {
        refused: seen.flatMap(({ refused }) => refused),
        findings: seen.flatMap(({ findings }) => findings),
      };
      return tell(failed, subject);
    });
    failWith(...blocks);
  });
}

for (const { kind, path } of kinds)
  for (const visit of visitsOf(shotsOfPage(kind)).values()) {
    const [first] = visit as [PageShot];
    const subject = {
      name: `Pages/${kind}`,
      called: `page “${path}”`,
      seenAt: `npm start, then http://localhost:4173${path}`,
    };
    test(`Pages/${kind}.${first.mode}`, async ({ browser }) => {
      const blocks = await test.step("look", async () => {
        const camera = await Camera.open(browser, first);
        await camera.showPage(path, first.variant);
        const findings = await camera.overflow(first);
        const refused = await checkAll(camera, subject, visit, true);
        await camera.close();
        return tell({ refused, findings }, subject);
      });
      failWith(...blocks);
    });
  }

test("every baseline belongs to a story or a page", ({ shots }) => {
  const taken = new Set([
    ...stories.flatMap((story) =>
      shots[story.id]!.map(({ mode }) => `${storyName(story)}.${mode}`),
    ),
    ...kinds.flatMap(({ kind }) => shotsOfPage(kind).map(({ mode }) => `Pages/${kind}.${mode}`)),
  ]);
  failWith(checkStale((name) => taken.has(name)));
});
