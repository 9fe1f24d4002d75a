import sharp from "sharp";
import { expect, test } from "vitest";
import { getContent } from "../content/content.server.ts";
import { getPages } from "./pages.server.ts";
import { structuredData } from "./structuredData.server.ts";

type Length = { value: number };
type Picture = { "@type": string; contentUrl: string; width: Length; height: Length };

test("a picture has the size that its file has", async () => {
  const content = getContent();
  const graphs = getPages().map((page) => structuredData(page, content) as object);
  const pictures = (graphs as { "@graph": Picture[] }[])
    .flatMap((graph) => graph["@graph"])
    .filter((node) => node["@type"] === "ImageObject");
  expect(pictures.length).toBeGreaterThanOrEqual(content.projects.length);
  for (const { contentUrl, width, height } of pictures) {
    const path = contentUrl.slice(content.business.origin.length);
    const file = await sharp(`public${path}`).metadata();
    expect(width.value / height.value, path).toBeCloseTo(file.width / file.height, 1);
    if (path.endsWith(".jpg"))
      expect([width.value, height.value], path).toEqual([file.width, file.height]);
  }
});
