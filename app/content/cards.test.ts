import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { listedProject, serviceCards } from "./cards.server.ts";

const content = smallContent();
const door = content.projects[0]!;
const doors = content.services[0]!;

test("the list of all projects says what one like it costs, and what that covers", () => {
  const priced = (priceBand: object | undefined) =>
    listedProject({ ...door, priceBand } as typeof door, content);
  const band = { low: 1250, high: 2000, units: 1 };
  const price = "£1,250 to £2,000";
  expect(priced(band)).toMatchObject({ price, covers: undefined });
  expect(priced({ ...band, covers: "three doors" })).toMatchObject({
    price,
    covers: "three doors",
  });
  expect(priced(undefined).price).toBeUndefined();
});

test("a service's card has a photograph that stands nowhere else on the page", () => {
  const photograph = { width: 3, height: 2, src: "/a.jpg", avif: "/a.avif 3w", colour: "#fff" };
  const pictures = { ...content.pictures };
  const picture = (src: string) => ({ src, alt: "A door", sample: false });
  for (const src of ["own.jpg", "job.jpg"])
    pictures[src] = { ...photograph, src: `/${src}`, hash: "", files: [] };
  const card = { title: "Doors", description: "Hung.", features: [] };
  const service = {
    ...doors,
    card,
    picture: picture("own.jpg"),
    relatedProjects: [door.slug],
  };
  const project = { ...door, images: [picture("job.jpg")] };
  const one = { ...content, pictures, services: [service], projects: [project] };
  const shown = (...elsewhere: string[]) => serviceCards(one, elsewhere)[0]!.picture.src;
  expect(shown()).toBe("/own.jpg");
  expect(shown("own.jpg")).toBe("/job.jpg");
  expect(shown("own.jpg", "job.jpg")).toBe(pictures[`icons/${doors.icon}.svg`]!.src);
});
