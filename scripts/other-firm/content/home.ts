import type { Home } from "../../../app/content/schema/site.ts";

export const home: Home = {
  metaTitle: "Joiners in Exampleton, Exampleshire",
  metaDescription:
    "Shelves, gates and windows made to measure in Exampleton and the towns beside it.",
  updated: "2026-11-20",
  preview: { src: "og/default.svg", alt: "Drawing of a cupboard with two doors" },
  hero: {
    title: "Shelves, gates and windows, made to measure.",
    lead: "A small joinery in Exampleton. We draw it, make it and bring it to you.",
    picture: { src: "drawings/hero.svg", alt: "Drawing of a window with six panes", sample: true },
  },
  about: {
    title: "A joinery of two benches",
    paragraphs: ["We make three things and leave the rest to others."],
    pictures: [{ src: "drawings/bench.svg", alt: "Drawing of a bench", sample: true }],
    stats: [
      { label: "Benches", value: 2, evidence: "They stand in the workshop" },
      { label: "Unprovable figures", value: 3 },
      { label: "What we work in", text: "Timber" },
      { label: "Where we are", text: "Exampleton" },
    ],
    values: [
      { title: "Plain", text: "A drawing before a saw." },
      { title: "Slow", text: "Glue dries when it dries." },
      { title: "Near", text: "Three towns and no more." },
    ],
    consultation: {
      title: "Ask first",
      text: "Send a sketch with sizes and we say what is possible.",
    },
  },
  services: { title: "Three kinds of work", text: "Each has a page of its own." },
  portfolio: { title: "Made lately", text: "Two pieces and how they were made." },
  testimonials: { title: "In their words", text: "From two households." },
  area: { title: "Three towns", text: "Exampleton, Sampleford and Mockbury." },
  contact: { title: "Write or call", text: "With sizes, if you have them." },
};
