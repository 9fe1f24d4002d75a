/** The page on which a run lists its failures by cause, with what changed before and after. */
import { expect, test } from "@playwright/test";
import { causesOf } from "../support/audit/causes.ts";
import { causesPage } from "../support/audit/causesPage.ts";
import { sidewaysOverflow } from "../support/page/overflow.ts";
import { showDifference } from "../../scripts/pictures/showDifference.ts";

test("a cause shows the place of its change before and after, beside each other", async ({
  page,
}) => {
  const shapes = { before1: 1.5, after1: 1.5 };
  const causes = causesOf([
    {
      id: "1",
      title: "Widgets/It/one",
      project: "visual",
      file: "",
      mend: [],
      changed: [
        {
          kind: "gone",
          area: "at the top",
          size: { width: 9, height: 9 },
          grown: 0,
          shifts: false,
          isSpace: false,
          on: "on a phone",
          parts: [],
          drawing: { name: "“It” on a phone", place: 1 },
          following: 0,
        },
      ],
      isAcceptable: true,
      drawings: [{ name: "“It” on a phone", file: "data/a.svg", shapes }],
    },
  ]);
  const plain = (shade: number) => ({
    data: Buffer.alloc(200 * 200 * 4, shade),
    width: 200,
    height: 200,
  });
  const after = plain(255);
  after.data.fill(Buffer.from([0, 0, 0, 255]), 200 * 100 * 4, 200 * 110 * 4);
  const { picture } = await showDifference(plain(255), after);
  await page.route("http://report/**", (route) =>
    route.request().url().endsWith("/")
      ? route.fulfill({ contentType: "text/html", body: causesPage(causes) })
      : route.fulfill({ contentType: "image/svg+xml", body: picture }),
  );
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("http://report/");
    const pictures = page.locator("figure img");
    await expect(pictures).toHaveCount(2);
    const [before, now] = await Promise.all(
      (await pictures.all()).map(async (one) => ({
        box: (await one.boundingBox())!,
        shot: await one.screenshot(),
      })),
    );
    expect(before!.box.y).toBe(now!.box.y);
    // No gap below it.
    expect(before!.box.width / before!.box.height).toBeCloseTo(shapes.before1);
    // Each is another panel of the same drawing.
    expect(before!.shot.equals(now!.shot)).toBe(false);
  }
});

test("it is as wide as its window, whatever it names", async ({ page }) => {
  const fault = { what: "long".repeat(60), place: "/faq", widths: [390] };
  const of = { id: "1", title: "faq", project: "phone", file: "e2e/a11y/kinds.spec.ts" };
  const causes = causesOf([{ ...of, mend: [fault], changed: [], isAcceptable: true }]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(causesPage(causes));
    await page.locator("details").evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
});
