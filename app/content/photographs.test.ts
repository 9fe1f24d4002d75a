import { describe, expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { servicePage } from "./loaders/service.server.ts";
import { serviceTownPage, townPage } from "./loaders/town.server.ts";
import { servicePath } from "../lib/paths.ts";
import type { Project, Service, Town } from "./entries.server.ts";
import { serviceTownPicture, townPictures, unseenPicture } from "./photographs.server.ts";
import type { Picture } from "./schema/common.ts";

/** The files in a page's data. */
const filesIn = (parts: unknown) => JSON.stringify(parts).match(/(?<="src":")[^"]+/g) ?? [];
const repeated = (files: string[]) => files.filter((file, at) => files.indexOf(file) !== at);

test("a photograph stands once at the top of a page and among its projects", () => {
  const content = smallContent();
  const photographs = Object.keys(content.pictures).filter((src) => content.pictures[src]!.avif);
  // A project with one picture may show it twice.
  for (const [at, project] of content.projects.entries())
    project.images = [0, 1].map((next) => {
      const src = photographs[(at + next) % photographs.length]!;
      return { src, alt: src, sample: false };
    });
  const pages = [
    ...content.services.map(({ slug }) => servicePage(slug, content)),
    ...content.towns.map(({ slug }) => townPage(slug, content)),
    ...content.serviceTowns.map(({ service, town }) => serviceTownPage(service, town, content)),
  ];
  expect(pages.flatMap(({ projects }) => projects).length).toBeGreaterThan(0);
  expect(pages.flatMap(({ page, projects }) => repeated(filesIn([page, projects])))).toEqual([]);
});

test("a job's photograph stands for one town, others have their own picture or none", () => {
  const content = smallContent();
  const [project] = content.projects;
  const src = Object.keys(content.pictures).find((file) => content.pictures[file]!.avif)!;
  const towns = content.towns.map(({ slug }) => slug);
  content.projects = [{ ...project!, towns, images: [{ src, alt: src, sample: false }] }];
  const own = content.towns.slice(1).flatMap(({ picture }) => picture?.src ?? []);
  const shown = [...townPictures(content).values()].map((picture) => picture.src);
  expect(shown).toEqual([src, ...own]);
});

test("a town without a job near it has its own picture, or none", () => {
  const content = smallContent();
  content.projects = [];
  const own = { src: "drawings/town.svg", alt: "A town", sample: false };
  const [first, ...others] = content.towns;
  for (const town of others) delete town.picture;
  content.towns = [{ ...first!, picture: own }, ...others];
  expect([...townPictures(content)]).toEqual([[first!.slug, own]]);
});

test("a project's picture that a page has already makes room for its next photograph", () => {
  const content = smallContent();
  const [photograph, other] = Object.keys(content.pictures).filter(
    (src) => content.pictures[src]!.avif,
  );
  const images = [photograph!, other!].map((src) => ({ src, alt: src, sample: false }));
  const project = { ...content.projects[0]!, images };
  expect(unseenPicture(project, [], content).src).toBe(photograph);
  expect(unseenPicture(project, [photograph!], content).src).toBe(other);
  expect(unseenPicture(project, [photograph!, other!], content).src).toBe(photograph);
});

describe("the picture of a service in a town", () => {
  const content = smallContent();
  const photographs = Object.keys(content.pictures).filter((src) => content.pictures[src]!.avif);
  const pictureOf = (src: string) => ({ src, alt: src, sample: false });
  const drawing = pictureOf("drawings/town.svg");
  const [service, other] = content.services as [Service, Service];
  const [first, second] = content.towns.map((town) => ({ ...town, picture: drawing }));
  content.towns = [first!, second!];
  const job = (slug: string, at: number, of: Service, ...before: Picture[]) => ({
    ...content.projects[0]!,
    slug,
    title: `Job ${slug}`,
    relatedServices: [servicePath(of.slug)],
    images: [...before, pictureOf(photographs[at]!)],
  });
  const own = job("own", 0, service, drawing);
  const others = job("others", 1, other);
  const unrelated = job("unrelated", 2, service);
  content.projects = [own, others, unrelated];
  const shownIn = (
    town: Town,
    relatedProjects: string[],
    nearest?: Project,
    picture: Picture = drawing,
  ) => serviceTownPicture({ ...service, relatedProjects, picture }, town, nearest, content);

  test("is the nearest job's first photograph, with its title", () => {
    const shown = shownIn(first!, ["others"], own);
    expect(shown).toMatchObject({ src: photographs[0], caption: "Job own" });
  });

  test("without one is of a job that is of this service, before other related ones", () => {
    expect(shownIn(first!, ["own", "others"])!.src).toBe(photographs[0]);
    expect(shownIn(second!, ["own", "others"])!.src).toBe(photographs[0]);
    expect(shownIn(first!, ["others"])!.src).toBe(photographs[1]);
  });

  test("is another in the next town, the service's own first", () => {
    const its = pictureOf(photographs[3] ?? photographs[2]!);
    expect(shownIn(first!, ["own"], undefined, its)!.src).toBe(its.src);
    expect(shownIn(second!, ["own"], undefined, its)!.src).toBe(photographs[0]);
  });

  test("is the town's own drawing if there is no photograph at all", () => {
    expect(shownIn(first!, [])!.src).toBe(drawing.src);
    expect(shownIn(second!, [], { ...own, images: [drawing] })!.src).toBe(drawing.src);
  });
});
