import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { getContent } from "./content.server.ts";
import { getSharePicture } from "./share.server.ts";

const { projects, services, towns, guides, posts, home } = getContent();

test("every kind of page has a picture for its links", () => {
  const paths = [
    "/",
    "/privacy",
    "/services",
    ...projects.map(({ slug }) => `/projects/${slug}`),
    ...services.map(({ slug }) => `/services/${slug}`),
    ...towns.map(({ slug }) => `/locations/${slug}`),
    ...guides.map(({ slug }) => `/guides/${slug}`),
    ...posts.map(({ slug }) => `/blog/${slug}`),
  ];
  for (const path of paths) {
    const picture = getSharePicture(path);
    expect(existsSync(`public${picture.src}`), `${path}: ${picture.src}`).toBe(true);
    expect(picture.alt, path).not.toBe("");
  }
});

test("an entry's links show its own picture, a page of words the firm's drawing", () => {
  const [project] = projects;
  const [service] = services;
  expect(getSharePicture(`/projects/${project!.slug}`).alt).toBe(project!.images[0]!.alt);
  expect(getSharePicture(`/services/${service!.slug}/${towns[0]!.slug}`).alt).toBe(
    service!.picture.alt,
  );
  expect(getSharePicture("/terms").alt).toBe(home.preview.alt);
});
