/** The words of the home page. */
import type { Home } from "./schema/site.ts";

export const home: Home = {
  metaTitle: "Carpenters and builders in Gloucester",
  metaDescription:
    "Kitchens, staircases, boot rooms and whole-house renovations in Gloucester and across Gloucestershire. Free site visits and no-obligation estimates.",
  preview: {
    src: "og/default.svg",
    alt: "Section drawing of a house with a staircase, a panelled door, a bookcase and a kitchen run, above a steel rule",
  },
  hero: {
    title: "Measured on site, made in timber, fitted to stay.",
    lead: "Kitchens, staircases, boot rooms and whole-house renovations across Gloucestershire. One team draws it, makes it and fits it.",
    picture: {
      src: "hero/still.jpg",
      alt: "Sage green shaker kitchen with an oak worktop, a Belfast sink under the window and an island",
      sample: true,
    },
    video: { mp4: "hero/loop.mp4", webm: "hero/loop.webm" },
  },
  about: {
    title: "A joiner’s firm that also builds",
    paragraphs: [
      "Our founder trained at the bench, and the firm still works that way round. We start with the timber and the drawing, and bring in the building work that lets them fit: the beam over the new opening, the level floor, the wall that is square enough to hang a door on.",
      "The person who measures your room is on the job until it is signed off. You agree a drawing and a written quote before anything is cut, and if the house surprises us once the plaster is off, you hear about it that day and not on the invoice.",
    ],
    picture: {
      src: "drawings/founder-bench.svg",
      alt: "Drawing of marking-out tools on a bench: a square, a marking gauge, a pencil and a rule",
      sample: true,
    },
    stats: [
      { label: "Years of experience", value: 15, suffix: "+" },
      { label: "Happy clients", value: 300, suffix: "+" },
      { label: "Trade awards, 2024", text: "Finalist" },
      { label: "Where we are based", text: "Gloucester" },
    ],
    values: [
      {
        title: "Craftsmanship",
        text: "Joints that hold without filler, doors that close with one finger, and timber chosen for the place it has to live in.",
      },
      {
        title: "Community",
        text: "We work where we live. Timber and ironmongery come from merchants nearby when they stock what the job needs.",
      },
      {
        title: "Transparency",
        text: "A drawing you can check, a quote that lists what is in and what is not, and changes agreed in writing before they are made.",
      },
    ],
    consultation: {
      title: "Talk it over first",
      text: "A first visit is free. Bring a sketch, a photograph or only a question; we measure, say what is possible and what it depends on.",
    },
  },
  services: {
    title: "What we build",
    text: "Eight trades under one roof, from a single door to a whole house.",
  },
  portfolio: {
    title: "Recent work",
    text: "Three projects, with the drawings and the decisions behind them.",
  },
  testimonials: {
    title: "What clients say",
    text: "In their own words, with the job they are talking about.",
  },
  area: {
    title: "Gloucester first, then most of the county",
    text: "We are based in Gloucester and work across Gloucestershire, into the Cotswolds and a little beyond.",
  },
  contact: {
    title: "Tell us what you have in mind",
    text: "Call, message or write, whichever suits you. Photographs of the room and a rough size help us to answer well.",
  },
};
