import { describe, expect, test } from "vitest";
import type { Content } from "../content/entries.server.ts";
import { smallContent } from "../fixtures/smallContent.ts";
import { listPages } from "./pages.server.ts";
import { getSharePicture } from "./pictures.server.ts";

const content = smallContent();
const { pictures } = content;
const pageAt = (path: string, of: Content) => listPages(of).find((page) => page.path === path)!;

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

  test("without a crop it is the firm's drawing", () => {
    const uncut: Content["pictures"] = { ...pictures, "hero.jpg": { ...pictures["hero.jpg"]! } };
    delete uncut["hero.jpg"]!.share;
    expect(shared("/", { pictures: uncut })).toBe("/pictures/og.svg");
  });
});
