/** The words of the home page. */
import type { Home } from "./schema/site.ts";

export const home: Home = {
  metaTitle: "Carpenters and builders in Gloucester",
  metaDescription:
    "Kitchens, staircases, boot rooms and whole-house renovations in Gloucester and across Gloucestershire. Free site visits and no-obligation estimates.",
  updated: "2026-11-20",
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
      "Our founder trained at the bench, and the firm still works that way round. We start with the timber and the drawing, then bring in the building work that lets them fit: the beam over the new opening, the level floor, the wall that is square enough to hang a door on.",
      "You agree a drawing and a written quote before anything’s cut. If the house surprises us once the plaster’s off, we show you what we’ve found, and agree in writing what to do and what it costs before we go on.",
    ],
    pictures: [
      {
        src: "about/workshop.jpg",
        alt: "Workshop with a brick wall: saws, chisels and clamps on a board above the bench, planks on end beside it, and a panel in clamps on trestles",
        sample: true,
      },
      {
        src: "about/bench.jpg",
        alt: "Joiner’s bench with chisels, a plane and a steel rule among curled shavings on a board, and a glue bottle behind",
        sample: true,
      },
    ],
    stats: [
      { label: "Years of experience", value: 15, suffix: "+", claim: "experience" },
      { label: "Happy clients", value: 300, suffix: "+", claim: "clients" },
      { label: "Trade awards, 2024", text: "Finalist", claim: "finalist" },
      { label: "Where we are based", text: "Gloucester" },
    ],
    values: [
      {
        title: "Craftsmanship",
        text: "Joints that hold without filler, doors that close with one finger, and timber chosen for the place it has to live in.",
      },
      {
        title: "Community",
        text: "We’re based in Gloucester, and a lot of what we make is in streets we drive down every week. We’d sooner mend a good old thing than replace it.",
      },
      {
        title: "Transparency",
        text: "A drawing you can check, a quote that lists what is in and what is not, and changes agreed in writing before they are made.",
      },
    ],
    consultation: {
      title: "Talk it over first",
      text: "A first visit is free. Bring a sketch, a photograph or just a question. We’ll measure, and tell you what can be done and what it hangs on.",
    },
  },
  services: {
    title: "What we build",
    text: "Eight kinds of work, from a single door to a whole house. Boot rooms and loft conversions have pages of their own.",
  },
  portfolio: {
    title: "Recent work",
    text: "Three projects, with the drawings and the decisions behind them.",
  },
  testimonials: {
    title: "What clients say",
    text: "Each one names the job and the town, and links to the project where there is one to see.",
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
