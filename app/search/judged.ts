/**
 * What homeowners type, and what they hope to see. Judged by what the page says, not by what the
 * engine finds: when a query fails, mend the engine or the synonyms, not the list.
 */
import type { AnotherWord, Judged, SeenThrough } from "./judgedKinds.ts";

const first = (query: string, ...wanted: string[]): Judged => ({ query, wanted, within: 1 });
const early = (query: string, ...wanted: string[]): Judged => ({ query, wanted, within: 3 });

export const judged: Judged[] = [
  // Services by their names.
  first("kitchens", "/services/kitchens"),
  first("kitchen", "/services/kitchens"),
  first("staircase", "/services/staircases"),
  first("stairs", "/services/staircases"),
  first("loft conversion", "/services/loft-conversions"),
  first("attic conversion", "/services/loft-conversions"),
  first("doors", "/services/doors"),
  first("windows", "/services/doors"),
  first("boot room", "/services/boot-rooms"),
  first("mudroom", "/services/boot-rooms"),
  first("first fix", "/services/first-second-fix"),
  first("renovation", "/services/home-renovations"),
  first("bathroom refit", "/services/home-renovations"),
  early("house remodel", "/services/home-renovations"),
  // Trade words and everyday words.
  first("wardrobe", "/services/bespoke-carpentry"),
  first("built in closet", "/services/bespoke-carpentry"),
  early("rsj", "/services/structural-works", "/blog/taking-down-a-wall-safely"),
  early("steel beam", "/services/structural-works", "/blog/taking-down-a-wall-safely"),
  early("knocking through", "/services/structural-works", "/blog/taking-down-a-wall-safely"),
  early("banister repair", "/services/staircases"),
  early("decking", "/services/woodwork-services"),
  early("pergola", "/services/woodwork-services"),
  early("skirting boards", "/services/first-second-fix"),
  early("countertop", "/services/kitchens", "/blog/choosing-oak-for-a-worktop"),
  early(
    "under stairs storage",
    "/projects/under-stair-playhouse-storage-gloucester",
    "/services/bespoke-carpentry",
  ),
  early("bifold doors", "/services/doors"),
  early("wooden floor", "/services/woodwork-services"),
  early(
    "media wall",
    "/projects/full-wall-media-unit-storage-cheltenham",
    "/services/bespoke-carpentry",
  ),
  early(
    "bookcase",
    "/projects/wall-storage-bookshelves-log-store-stroud",
    "/services/woodwork-services",
    "/services/bespoke-carpentry",
  ),
  early("garden shed", "/projects/garden-shed-build-cotswolds"),
  early("party wall", "/blog/party-wall-notices-explained"),
  // Questions.
  first("how much is a kitchen extension", "/guides/kitchen-extension-cost"),
  first("kitchen extension cost", "/guides/kitchen-extension-cost"),
  first("prices", "/faq#why-are-there-no-prices-on-this-site"),
  first("how long does a kitchen take", "/faq#how-long-does-it-take-to-fit-a-kitchen"),
  first("do i need planning permission", "/faq#do-i-need-planning-permission"),
  first(
    "planning permission shed",
    "/blog/planning-permission-for-a-garden-building",
    "/faq#do-i-need-planning-permission",
  ),
  first("is my wall load bearing", "/blog/taking-down-a-wall-safely"),
  first("free quote", "/faq#how-do-i-ask-for-a-quote"),
  early("what photos should i send", "/blog/what-to-photograph-before-a-quote"),
  early("are you insured", "/faq#are-you-insured"),
  early("fire doors", "/blog/fire-doors-and-loft-conversions", "/faq#do-i-need-fire-doors"),
  early("asbestos", "/faq#what-if-there-is-asbestos-in-the-house"),
  early("listed building", "/faq#my-house-is-listed-can-you-still-work-on-it"),
  early("small kitchen extension", "/guides/small-kitchen-extensions"),
  early("bespoke vs ready made", "/guides/bespoke-vs-ready-made-kitchens"),
  early("boot room ideas", "/guides/boot-room-ideas"),
  early("oiling worktop", "/blog/looking-after-oiled-timber"),
  early("measure alcove", "/blog/measuring-an-alcove"),
  early("stair regulations", "/blog/stair-regulations-in-plain-words"),
  early("conservation area windows", "/blog/replacing-windows-in-a-conservation-area"),
  // Towns and postcodes.
  first("stroud", "/locations/stroud"),
  first("GL5", "/locations/stroud"),
  first("GL50 1AB", "/locations/cheltenham"),
  first("gl71qq", "/locations/cirencester"),
  first("wr11", "/locations/evesham"),
  early("GL54", "/locations/winchcombe", "/locations/stow-on-the-wold"),
  early("painswick", "/locations/stroud"),
  first("stairs stroud", "/services/staircases/stroud"),
  first("kitchens in cheltenham", "/services/kitchens/cheltenham"),
  first("fitted wardrobes tewkesbury", "/services/bespoke-carpentry/tewkesbury"),
  first("doors GL7", "/services/doors/cirencester"),
  first("boot room stow", "/services/boot-rooms/stow-on-the-wold"),
  early(
    "carpenter gloucester",
    "/services/bespoke-carpentry/gloucester",
    "/services/woodwork-services/gloucester",
    "/locations/gloucester",
  ),
  early("areas you cover", "/locations"),
  // Projects.
  early("sage green kitchen", "/projects/modern-kitchen-installation-gloucester"),
  early("grey gloss kitchen", "/projects/contemporary-grey-gloss-kitchen-cheltenham"),
  early("oak doors", "/projects/oak-door-installation-gloucester"),
  early("playhouse", "/projects/under-stair-playhouse-storage-gloucester"),
  early("before and after", "/projects/garden-shed-build-cotswolds", "/projects"),
  early("gallery", "/projects"),
  // The firm.
  early("reviews", "/testimonials"),
  early("contact", "/#contact", "/"),
  early("opening hours", "/#contact", "/"),
  early("privacy", "/privacy"),
  early("cookies", "/cookies"),
  early("accessibility", "/accessibility"),
  early("terms and conditions", "/terms"),
  // Slips of the fingers, other spellings, words half typed.
  first("acessibility", "/accessibility"),
  first("kicthen", "/services/kitchens"),
  first("stiarcase", "/services/staircases"),
  first("lfot conversion", "/services/loft-conversions"),
  first("cheltnham", "/locations/cheltenham"),
  first("stairs stoud", "/services/staircases/stroud"),
  first("boot rom stow", "/services/boot-rooms/stow-on-the-wold"),
  early("wardorbe", "/services/bespoke-carpentry"),
  early("carpentery", "/services/bespoke-carpentry"),
  first("kitch", "/services/kitchens"),
  first("stairc", "/services/staircases"),
  early("gray kitchen", "/projects/contemporary-grey-gloss-kitchen-cheltenham"),
  early("testimonal", "/testimonials"),
  early("fire dor", "/blog/fire-doors-and-loft-conversions", "/faq#do-i-need-fire-doors"),
];

/**
 * Whole queries as homeowners type them, written before their results were seen. Every page is
 * named that a sensible person would take for an answer.
 */
export const asTyped: Pick<Judged, "query" | "wanted">[] = [
  // Whole sentences.
  {
    query: "my stairs creak when i walk on them can you stop it",
    wanted: ["/services/staircases", "/faq#can-an-old-staircase-be-repaired-instead-of-replaced"],
  },
  {
    query: "who can take out the wall between my kitchen and dining room",
    wanted: [
      "/services/structural-works",
      "/blog/taking-down-a-wall-safely",
      "/faq#how-do-i-know-whether-a-wall-is-load-bearing",
    ],
  },
  {
    query: "can you build a wardrobe under a sloping ceiling",
    wanted: ["/services/bespoke-carpentry"],
  },
  { query: "i want to turn my loft into a bedroom", wanted: ["/services/loft-conversions"] },
  {
    query: "how do i stop my decking being slippery in winter",
    wanted: ["/services/woodwork-services", "/blog/timber-that-lasts-outdoors"],
  },
  {
    query: "can we live in the house while you do the work",
    wanted: [
      "/faq#can-we-stay-in-the-house-while-you-work",
      "/services/home-renovations",
      "/guides/small-kitchen-extensions",
    ],
  },
  {
    query: "do i have to tell my neighbour before building an extension",
    wanted: ["/blog/party-wall-notices-explained", "/faq#when-is-a-party-wall-notice-needed"],
  },
  {
    query: "what happens if something goes wrong after the job is done",
    wanted: ["/faq#what-should-i-do-if-something-is-wrong-after-you-finish", "/terms"],
  },
  {
    query: "will you fit a kitchen i bought from ikea",
    wanted: ["/services/kitchens", "/guides/bespoke-vs-ready-made-kitchens"],
  },
  {
    query: "how much deposit do you want up front",
    wanted: ["/faq#how-are-payments-arranged", "/terms", "/guides/kitchen-extension-cost"],
  },
  { query: "my front door sticks every winter", wanted: ["/services/doors"] },
  {
    query: "how long before you can come and give me a price",
    wanted: [
      "/faq#how-soon-will-i-hear-back",
      "/faq#how-do-i-ask-for-a-quote",
      "/faq#does-a-site-visit-or-an-estimate-cost-anything",
    ],
  },
  {
    query: "we have just bought an old house and everything needs doing",
    wanted: ["/services/home-renovations"],
  },
  { query: "can i see pictures of work you have done before", wanted: ["/projects"] },
  {
    query: "is it worth paying for a made to measure kitchen",
    wanted: ["/guides/bespoke-vs-ready-made-kitchens"],
  },
  // Several rooms.
  { query: "kitchen and bathroom together", wanted: ["/services/home-renovations"] },
  {
    query: "utility and boot room combined",
    wanted: ["/services/boot-rooms", "/guides/boot-room-ideas"],
  },
  {
    query: "doors for hall landing and three bedrooms",
    wanted: ["/services/doors", "/projects/oak-door-installation-gloucester"],
  },
  {
    query: "skirting and doors for whole house",
    wanted: ["/services/first-second-fix", "/services/doors"],
  },
  {
    query: "knock kitchen and lounge into one",
    wanted: ["/services/structural-works", "/blog/taking-down-a-wall-safely"],
  },
  {
    query: "shelves in alcoves either side of fireplace",
    wanted: [
      "/projects/wall-storage-bookshelves-log-store-stroud",
      "/blog/measuring-an-alcove",
      "/services/bespoke-carpentry",
    ],
  },
  {
    query: "new stairs and loft room",
    wanted: ["/services/loft-conversions", "/services/staircases"],
  },
  { query: "bedroom wardrobes and hallway storage", wanted: ["/services/bespoke-carpentry"] },
  // Symptoms.
  {
    query: "draughty windows",
    wanted: ["/services/doors", "/blog/replacing-windows-in-a-conservation-area"],
  },
  { query: "squeaky floorboards", wanted: ["/services/woodwork-services"] },
  { query: "wobbly banister", wanted: ["/services/staircases"] },
  { query: "door wont close properly", wanted: ["/services/doors"] },
  { query: "rotten window sill", wanted: ["/services/doors"] },
  {
    query: "sash window stuck",
    wanted: ["/services/doors", "/blog/replacing-windows-in-a-conservation-area"],
  },
  {
    query: "bouncy floor",
    wanted: [
      "/services/woodwork-services",
      "/services/first-second-fix",
      "/services/structural-works",
    ],
  },
  {
    query: "worktop has gone black round the sink",
    wanted: ["/blog/looking-after-oiled-timber", "/blog/choosing-oak-for-a-worktop"],
  },
  {
    query: "crack in ceiling after wall removed",
    wanted: ["/blog/taking-down-a-wall-safely", "/services/structural-works"],
  },
  {
    query: "gaps appearing in new skirting",
    wanted: ["/faq#does-timber-shrink-after-it-is-fitted", "/services/first-second-fix"],
  },
  {
    query: "smelly wet coats in the hallway",
    wanted: ["/services/boot-rooms", "/guides/boot-room-ideas"],
  },
  {
    query: "shelf sagging in the middle",
    wanted: [
      "/services/woodwork-services",
      "/services/bespoke-carpentry",
      "/blog/measuring-an-alcove",
    ],
  },
  // Materials.
  {
    query: "oak or walnut worktop",
    wanted: [
      "/blog/choosing-oak-for-a-worktop",
      "/projects/kitchen-bespoke-striped-worktop-gloucester",
      "/services/kitchens",
    ],
  },
  {
    query: "larch or cedar cladding",
    wanted: ["/services/woodwork-services", "/blog/timber-that-lasts-outdoors"],
  },
  {
    query: "is mdf ok for bookshelves",
    wanted: ["/services/bespoke-carpentry", "/blog/measuring-an-alcove"],
  },
  {
    query: "quartz or granite",
    wanted: ["/services/kitchens", "/projects/contemporary-grey-gloss-kitchen-cheltenham"],
  },
  { query: "glass banister", wanted: ["/services/staircases"] },
  {
    query: "engineered oak flooring over underfloor heating",
    wanted: ["/services/woodwork-services"],
  },
  {
    query: "what wood for outside",
    wanted: ["/blog/timber-that-lasts-outdoors", "/services/woodwork-services"],
  },
  {
    query: "belfast sink oak worktop",
    wanted: [
      "/projects/modern-kitchen-installation-gloucester",
      "/blog/choosing-oak-for-a-worktop",
    ],
  },
  { query: "danish oil worktop", wanted: ["/blog/looking-after-oiled-timber"] },
  // Wrong words for things.
  { query: "stair railing replacement", wanted: ["/services/staircases"] },
  { query: "concertina doors to the garden", wanted: ["/services/doors"] },
  {
    query: "kitchen bench top",
    wanted: ["/services/kitchens", "/blog/choosing-oak-for-a-worktop"],
  },
  {
    query: "man cave in the garden",
    wanted: [
      "/projects/garden-shed-build-cotswolds",
      "/blog/planning-permission-for-a-garden-building",
      "/services/woodwork-services",
    ],
  },
  {
    query: "tv cupboard",
    wanted: ["/projects/full-wall-media-unit-storage-cheltenham", "/services/bespoke-carpentry"],
  },
  {
    query: "shoe cupboard by back door",
    wanted: [
      "/services/boot-rooms",
      "/guides/boot-room-ideas",
      "/projects/bespoke-bootroom-cabinet-cotswolds",
    ],
  },
  {
    query: "cupboard under the stairs for the hoover",
    wanted: ["/projects/under-stair-playhouse-storage-gloucester", "/services/bespoke-carpentry"],
  },
  { query: "roof room with velux", wanted: ["/services/loft-conversions"] },
  { query: "door surround", wanted: ["/services/first-second-fix", "/services/doors"] },
  // Two mistakes in one word.
  { query: "kithcin", wanted: ["/services/kitchens"] },
  { query: "stairecasse", wanted: ["/services/staircases"] },
  { query: "wordrobs", wanted: ["/services/bespoke-carpentry"] },
  {
    query: "carpentary glouster",
    wanted: [
      "/services/bespoke-carpentry/gloucester",
      "/services/woodwork-services/gloucester",
      "/locations/gloucester",
    ],
  },
  { query: "kitchen extenshun price", wanted: ["/guides/kitchen-extension-cost"] },
  { query: "renervation", wanted: ["/services/home-renovations"] },
  {
    query: "banestar repair",
    wanted: ["/services/staircases", "/faq#can-an-old-staircase-be-repaired-instead-of-replaced"],
  },
];

export const seenThrough: SeenThrough[] = [
  ["a transposition", "kicthen", "kitchen"],
  ["a letter too few", "kichen", "kitchen"],
  ["an American spelling", "gray gloss", "grey gloss"],
  ["capitals and accents", "KITCHÉN", "kitchen"],
  ["words run together", "lofTconversion", "loft conversion"],
  ["a hyphen", "stow-on-the-wold", "stow on the wold"],
  ["a postcode with its second half", "gl5 4ab", "GL5"],
  ["the same without the space", "GL54AB", "GL5"],
];

export const anotherWord: AnotherWord = {
  typed: "mudroom",
  title: "Boot rooms",
  marked: ["Boot", "rooms"],
};
