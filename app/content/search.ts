/**
 * What the search knows beyond the pages: everyday words for trade words, the questions asked most
 * often, and what to suggest before anything is typed. Towns and postcode districts come from the
 * towns' own entries; American spelling is a rule of `app/search/words.ts`.
 */
// What visitors type need not be in our dictionary.
// cspell:ignore benchtop countertop ensuite molding mudroom refurb rsjs understairs
import type { SearchWords } from "./schema/search.ts";

export const search: SearchWords = {
  hint: "Stairs, GL5, costs",
  synonyms: [
    { typed: ["closet", "closets", "armoire", "wardrobes", "wardrobe"], means: ["wardrobe"] },
    {
      typed: ["cupboard", "cabinet", "cabinets", "cabinetry", "built in", "fitted furniture"],
      means: ["cupboard", "cabinet", "fitted furniture"],
    },
    {
      typed: [
        "rsj",
        "rsjs",
        "steel beam",
        "i beam",
        "lintel",
        "girder",
        "knock through",
        "knocking through",
        "knock down",
        "knock out wall",
        "remove a wall",
        "wall removal",
        "removing a wall",
        "take out a wall",
        "taking out a wall",
        "take down a wall",
        "knock",
        "open plan",
        "load bearing",
        "supporting wall",
      ],
      means: ["rsj", "steel beam", "structural works", "load-bearing wall", "taking down a wall"],
    },
    {
      typed: ["stairs", "stair", "stairway", "staircase", "staircases", "steps", "flight"],
      means: ["staircase", "stair"],
    },
    {
      typed: ["banister", "bannister", "handrail", "railing", "spindle", "spindles", "baluster"],
      means: ["balustrade", "handrail", "staircase"],
    },
    {
      typed: [
        "mudroom",
        "mud room",
        "boot room",
        "bootroom",
        "cloakroom",
        "coat rack",
        "porch bench",
        "shoe cupboard",
        "shoe rack",
        "shoe storage",
      ],
      means: ["boot room", "bootroom"],
    },
    {
      typed: ["laundry", "laundry room", "utility", "utility room"],
      means: ["utility", "laundry"],
    },
    {
      typed: [
        "price",
        "prices",
        "pricing",
        "cost",
        "costs",
        "how much",
        "cheap",
        "expensive",
        "budget",
        "rates",
        "fees",
      ],
      means: ["cost", "price"],
    },
    {
      typed: ["estimate", "quote", "quotes", "quotation", "free quote"],
      means: ["quote", "quotation", "estimate"],
    },
    {
      typed: [
        "remodel",
        "refurbish",
        "refurbishment",
        "refurb",
        "refit",
        "renovate",
        "makeover",
        "old house",
        "period house",
        "needs doing",
        "run down",
        "do up",
      ],
      means: ["renovation"],
    },
    {
      typed: ["attic", "loft", "roof space", "roof room", "room in the roof", "dormer"],
      means: ["loft"],
    },
    {
      typed: ["countertop", "counter top", "bench top", "counter", "benchtop", "work surface"],
      means: ["worktop"],
    },
    {
      typed: ["baseboard", "base board", "molding", "moulding", "trim"],
      means: ["skirting", "architrave"],
    },
    { typed: ["yard", "backyard", "outside", "outdoors"], means: ["garden", "outdoor"] },
    { typed: ["patio deck", "deck", "decking", "porch"], means: ["decking", "deck"] },
    {
      typed: [
        "shed",
        "summerhouse",
        "garden room",
        "outbuilding",
        "garden office",
        "studio",
        "workshop shed",
      ],
      means: ["shed", "garden building"],
    },
    { typed: ["lumber", "wood", "timber"], means: ["timber", "wood"] },
    {
      typed: ["hardwood floor", "wooden floor", "wood floor", "floorboards", "flooring", "parquet"],
      means: ["wooden floor", "flooring"],
    },
    {
      typed: [
        "tv wall",
        "tv",
        "tv cabinet",
        "tv cupboard",
        "tv stand",
        "tv unit",
        "television",
        "media unit",
        "media wall",
        "entertainment unit",
      ],
      means: ["media wall", "media unit"],
    },
    {
      typed: ["bookcase", "bookshelf", "shelving", "shelf", "shelves"],
      means: ["bookshelves", "shelving", "shelves"],
    },
    {
      typed: [
        "french windows",
        "french doors",
        "patio doors",
        "bifold",
        "bi fold",
        "folding doors",
      ],
      means: ["bi-fold", "French doors", "doors"],
    },
    {
      typed: ["sash", "sash window", "double glazing", "casement", "glazing", "window"],
      means: ["windows"],
    },
    { typed: ["builder", "builders", "contractor", "tradesman", "handyman"], means: ["building"] },
    {
      typed: ["joiner", "joinery", "carpenter", "carpenters", "cabinet maker", "woodworker"],
      means: ["carpentry", "joinery"],
    },
    {
      typed: ["made to measure", "custom", "custom made", "bespoke", "tailor made"],
      means: ["bespoke", "made to measure"],
    },
    {
      typed: ["kitchen cupboards", "kitchen units", "kitchen cabinets", "fitted kitchen"],
      means: ["kitchen"],
    },
    {
      typed: [
        "review",
        "reviews",
        "feedback",
        "recommendation",
        "recommendations",
        "rating",
        "what clients say",
      ],
      means: ["testimonials"],
    },
    {
      typed: [
        "portfolio",
        "gallery",
        "examples",
        "past work",
        "pictures of your work",
        "photos of your work",
        "work you have done",
        "previous work",
        "your work",
      ],
      means: ["projects"],
    },
    {
      typed: [
        "areas you cover",
        "areas covered",
        "what areas",
        "which areas",
        "your area",
        "my area",
        "near me",
        "location",
      ],
      means: ["areas we cover", "where we work"],
    },
    {
      typed: [
        "contact",
        "telephone",
        "phone",
        "phone number",
        "call",
        "email",
        "whatsapp",
        "address",
        "opening hours",
        "hours",
        "opening times",
      ],
      means: ["contact"],
    },
    { typed: ["velux", "skylight", "roof window", "rooflight"], means: ["rooflight"] },
    {
      typed: ["lounge", "living room", "sitting room", "front room"],
      means: ["living room", "sitting room"],
    },
    { typed: ["hall", "hallway", "corridor", "passage"], means: ["hallway", "hall", "passage"] },
    {
      typed: ["deposit", "up front", "pay", "payment", "instalments"],
      means: ["payments", "deposit"],
    },
    {
      typed: ["live in the house", "stay in the house", "living in the house", "move out"],
      means: ["stay in the house", "live in the house"],
    },
    { typed: ["photo", "picture", "image"], means: ["photograph", "picture"] },
    {
      typed: ["planning", "planning permission", "permission", "permit", "council"],
      means: ["planning permission", "planning"],
    },
    {
      typed: ["building regs", "building regulations", "regs", "code", "building control"],
      means: ["building regulations", "building control"],
    },
    { typed: ["neighbour", "party wall", "shared wall", "next door"], means: ["party wall"] },
    {
      typed: ["grade two", "grade ii", "heritage", "listed building", "listed house"],
      means: ["house is listed", "listed"],
    },
    {
      typed: ["guarantee", "warranty", "aftercare", "snag", "problem", "complaint", "complain"],
      means: ["wrong after you finish", "aftercare"],
    },
    { typed: ["data protection", "gdpr", "personal data"], means: ["privacy"] },
    { typed: ["terms and conditions", "t and c", "cancellation", "cancel"], means: ["terms"] },
    {
      typed: ["under stairs", "understairs", "under the stairs", "under stair"],
      means: ["under stairs", "under the stairs", "under-stair"],
    },
    { typed: ["bathroom", "en suite", "ensuite", "shower room"], means: ["bathroom"] },
    { typed: ["extend", "extension", "extensions", "addition"], means: ["extension"] },
  ],
  questions: [
    {
      question: "How much is a kitchen extension?",
      answer:
        "The guide shows published prices with their sources, the fees and VAT that come on top, and how to read a quote.",
      href: "/guides/kitchen-extension-cost",
      asked: ["cost kitchen extension", "cost extension", "quote extension"],
    },
    {
      question: "What will my job cost?",
      answer:
        "Each service page shows published prices from low to high. A short visit and a written price cost you nothing.",
      href: "/faq#what-will-my-job-cost",
      asked: ["cost", "price list"],
    },
    {
      question: "How do I ask for a quote?",
      answer:
        "Call {{business.phone}}, send a WhatsApp message or an email. There is no form. {{claim:free-quotes}}.",
      href: "/faq#how-do-i-ask-for-a-quote",
      asked: ["quote", "ask quote", "get quote", "book visit"],
    },
    {
      question: "How soon will I hear back?",
      answer: "Phone: {{claim:phone-reply}}. WhatsApp: {{claim:whatsapp-reply}}.",
      href: "/faq#how-soon-will-i-hear-back",
      asked: [
        "soon hear",
        "reply",
        "respond",
        "response",
        "how long reply",
        "long come",
        "when come",
      ],
    },
    {
      question: "Which areas do you cover?",
      answer: "Gloucester and the towns around it, into the Cotswolds. Each has a page of its own.",
      href: "/locations",
      asked: ["areas cover", "where work", "areas", "come to", "work in my area"],
    },
    {
      question: "Do I need planning permission?",
      answer:
        "Much work inside a house needs none. Extensions, dormers and garden buildings have limits, and listed houses have tighter rules.",
      href: "/faq#do-i-need-planning-permission",
      asked: ["planning permission"],
    },
    {
      question: "How do I know whether a wall is load-bearing?",
      answer:
        "You cannot tell by tapping. A structural engineer decides and building control checks; the post shows the order of work.",
      href: "/blog/taking-down-a-wall-safely",
      asked: ["wall load bearing", "load bearing", "knock wall", "wall supporting", "remove wall"],
    },
    {
      question: "How long does it take to fit a kitchen?",
      answer:
        "A straight swap often takes one to two weeks on site. Wiring, plaster, floors and stone worktops add to that.",
      href: "/faq#how-long-does-it-take-to-fit-a-kitchen",
      asked: ["long kitchen", "time kitchen", "weeks kitchen"],
    },
    {
      question: "Do I need fire doors?",
      answer:
        "In a two-storey house, not usually. If a loft becomes a room, most doors on to the stair have to resist fire.",
      href: "/faq#do-i-need-fire-doors",
      asked: ["need fire doors", "fire doors house"],
    },
    {
      question: "Bespoke or ready-made kitchen?",
      answer:
        "Ready-made does well in square rooms; bespoke earns its cost where walls, heights or needs are not standard.",
      href: "/guides/bespoke-vs-ready-made-kitchens",
      asked: ["bespoke ready made", "ready made kitchen", "bespoke worth it", "bespoke or ikea"],
    },
    {
      question: "Are you insured?",
      answer:
        "{{claim-title:insured}}: {{claim:insured}}. Ask to see the certificate before you sign.",
      href: "/faq#are-you-insured",
      asked: ["insured", "insurance", "liability"],
    },
    {
      question: "How do I reach you?",
      answer: "Call {{business.phone}}, message on WhatsApp or write to {{business.email}}.",
      href: "/#contact",
      asked: ["contact", "phone number", "opening hours", "hours", "email address"],
    },
  ],
  suggestions: [
    "/services/kitchens",
    "/services/bespoke-carpentry",
    "/services/staircases",
    "/services/doors",
    "/services/boot-rooms",
    "/services/loft-conversions",
  ],
};
