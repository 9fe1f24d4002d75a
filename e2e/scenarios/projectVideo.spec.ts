import { expect, test } from "@playwright/test";
import { getContent } from "../../app/content/content.server.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { onBoth } from "../support/browser/screen.ts";

const project = getContent().projects.find(({ video }) => video);

test("a project's film plays on request, silent, and is described", onBoth, async ({ page }) => {
  test.skip(!project, "No project has a film.");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await visit(page, `/projects/${project!.slug}`);
  const figure = page.getByRole("figure").filter({ has: page.locator("video") });
  const { name, description } = project!.video!;
  for (const words of [name, description, "without sound"])
    await expect(figure).toContainText(words);
  const film = figure.getByLabel(name);
  await film.scrollIntoViewIfNeeded();
  const before = await film.boundingBox();
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  await expect(film).toHaveAttribute("controls");
  const seconds = await film.evaluate(async (video: HTMLVideoElement) => {
    await video.play();
    return Math.round(video.duration);
  });
  expect(fetched.filter((url) => /\.(webm|mp4)$/.test(url))).not.toEqual([]);
  await expect(film).toHaveJSProperty("muted", true);
  expect((await film.boundingBox())!.height).toBe(before!.height);

  // Structured data has the six values of a video, with the length of the file itself.
  const graph = await page.locator('script[type="application/ld+json"]').textContent();
  const nodes = JSON.parse(graph!)["@graph"] as Record<string, unknown>[];
  expect(nodes.find((node) => node["@type"] === "VideoObject")).toMatchObject({
    name,
    description,
    thumbnailUrl: expect.stringMatching(/^https:.+\.jpg$/),
    uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    contentUrl: expect.stringMatching(/^https:.+\.mp4$/),
    duration: `PT${seconds}S`,
  });
});
