import { describe, expect, test } from "vitest";
import type { Content } from "../content/entries.server.ts";
import { smallContent } from "../content/fixtures/smallContent.ts";
import { listPages } from "./pages.server.ts";
import { getSharePicture, pictureFile } from "./pictures.server.ts";

const content = smallContent();
const { pictures } = content;
const pageAt = (path: string, of: Content) => listPages(of).find((page) => page.path === path)!;

test("one picture of a before-and-after pair may be missing", () => {
  const projects = [{ ...content.projects[0]!, beforeImage: undefined }];
  const shown = pageAt("/projects/door", { ...content, projects }).pictures;
  expect(shown?.map(({ src }) => src)).toEqual(["door.jpg", "bench.jpg", "after.jpg"]);
});

describe("file", () => {
  const picture = { src: "door.jpg", alt: "A door", sample: false };
  test.each([
    ["/pictures/door-1000.jpg", 1000, 750],
    ["/pictures/door-640.jpg", 640, 480],
    ["/pictures/door-64.jpg", 2000, 1500],
    ["/pictures/door-640.jpg.png", 2000, 1500],
  ])("%s is %i by %i px", (src, width, height) => {
    const door = { "door.jpg": { ...pictures["door.jpg"]!, src } };
    const file = pictureFile(picture, { ...content, pictures: door });
    expect(file).toEqual({ src, alt: "A door", width, height });
  });

  test("a drawing has its own size, a caption is kept", () =>
    expect(pictureFile({ ...picture, src: "og.svg", caption: "Hung" }, content)).toEqual({
      src: "/pictures/og.svg",
      alt: "A door",
      caption: "Hung",
      width: 1200,
      height: 630,
    }));
});

describe("link preview", () => {
  const shared = (path: string, changes: Partial<Content>) => {
    const of = { ...content, ...changes };
    return getSharePicture(pageAt(path, of), of).src;
  };

  test("a project in the town is preferred to one nearby", () => {
    const [door, shed] = content.projects;
    const projects = [{ ...shed!, towns: ["hills", "mockbury"] }, door!];
    expect(shared("/locations/mockbury", { projects })).toBe("/pictures/door-share.jpg");
    expect(shared("/locations/hills", { projects })).toBe("/pictures/shed-share.jpg");
  });

  test("without a crop it is the firm's drawing, which must exist", () => {
    const uncut: Content["pictures"] = { ...pictures, "hero.jpg": { ...pictures["hero.jpg"]! } };
    delete uncut["hero.jpg"]!.share;
    expect(shared("/", { pictures: uncut })).toBe("/pictures/og.svg");
    delete uncut["og.svg"];
    expect(() => shared("/", { pictures: uncut })).toThrow(
      "No picture og.svg: run npm run pictures",
    );
    expect(shared("/blog", { pictures: uncut })).toBe("/pictures/advice-share.jpg");
  });
});
