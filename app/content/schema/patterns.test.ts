/** Fields that have to match a pattern. */
import { expect, test } from "vitest";
import type { z } from "zod";
import { business, openingHours } from "./business.ts";
import * as common from "./common.ts";
import { cost } from "./costs.ts";
import * as entries from "./entries.ts";
import * as search from "./search.ts";
import * as site from "./site.ts";

/** By field: schema, values it accepts, values it does not, each separated by "|". */
const patterns: Record<string, [z.ZodType, string, string]> = {
  slug: [common.slug, "kitchens|oak-door-2", "Oak|oak--door|-oak|oak-|oak door"],
  date: [common.isoDate, "2026-02-28", "2026-02-30|28 February"],
  path: [
    common.sitePath,
    "/|/services|/services/kitchens|/#about|/services/a-b/c-d#cost",
    "services|/Services|//a|/a/|/a#|/a#b/c|x/a|/a#B|/a b",
  ],
  pagePath: [
    site.moved.shape.from,
    "/|/services|/services/a-b/c-d|/index/a",
    "services|/Services|//a|/a/|/a#b|/a?b=c|/a.html|/sitemap.xml|/index|/a/index|/a b",
  ],
  address: [
    common.externalUrl,
    "https://firm.example/a",
    "http://firm.example|ftp://firm.example|firm.example|xhttps://a|httpsx://a.example|",
  ],
  picture: [
    common.picture.shape.src,
    "a.svg|oak-door/1.jpg|a_b.webp",
    "Photo.jpg|photo.png|photo.jpg.txt|a b.jpg|photojpg",
  ],
  mp4: [common.video.shape.mp4, "a/b.mp4", "a.mp4x|A.mp4|a b.mp4|a.mov"],
  webm: [common.video.shape.webm, "a/b.webm", "a.webm7|A.webm|a b.webm|a.mov"],
  duration: [
    entries.projectVideo.shape.duration,
    "PT1M30S|PT40S|PT12M",
    "PT|aPT1M|1M30S|PT1M30|PT1M30Sx|90",
  ],
  postcode: [entries.town.shape.postcodes.element, "GL5|B1|GL50", "GL5 1AA|gl5|5|xGL5|GLO5|GL555"],
  time: [openingHours.shape.opens, "00:00|19:30|23:59", "8:00|24:00|08:60|x08:00|08:000"],
  phone: [
    business.shape.phone.shape.e164,
    "+441452000000|+44145200000|+33123456789",
    "01452000000|+4414520|+4414520000000000|+0441452000000|x+441452000000",
  ],
  companyNumber: [
    business.shape.companyNumber,
    "12345678|SC345678",
    "1234567|123456789|S1345678|xSC345678",
  ],
  vatNumber: [
    business.shape.vatNumber,
    "GB 123 4567 89|GB123456789",
    "GB 123 4567 8|GB 123 4567 891|123 4567 89|xGB 123 4567 89",
  ],
  answer: [
    search.commonQuestion.shape.href,
    "/faq#a-1|/services/doors/stroud|/#contact|/testimonials?category=mark-5",
    "faq|/Faq|/faq#|x/faq|/faq#a_b|/projects?category=|/projects?q=oak|/projects?category=a&b",
  ],
  repository: [
    site.editor.shape.repository,
    "a-firm/its-site.v2",
    "site|a firm/site|firm/site/x|firm/|/site|firm/a site|https://a.example/firm/site",
  ],
  priceDate: [
    cost.shape.date,
    "2026|2026-11|2026-11-24",
    "26-11|2026-1|2026-11-1|2026-11-241|November 2026",
  ],
};
const messages = (schema: z.ZodType, values: string) =>
  values.split("|").map((value) => schema.safeParse(value).error?.issues[0]?.message);
test.each(Object.entries(patterns))(
  "%s: only values that match its pattern",
  (_, [schema, match, no]) => {
    expect(messages(schema, match).join("")).toBe("");
    for (const message of messages(schema, no)) expect(message).toMatch(/^expected /);
  },
);
