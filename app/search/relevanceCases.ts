/**
 * Queries of homeowners and the pages they should find. Chosen by what the pages say, not by what
 * the engine finds: when a query fails, fix the engine or the synonyms, not the list.
 */
import type { RelevanceCase, RelevanceCaseLists, ToleranceCase } from "./relevanceCaseTypes.ts";

/** Reads lines of "page, page: query; query"; a line indented further continues the one above. */
const read = (within?: 1 | 3) => (lines: string) =>
  lines
    .trim()
    .replace(/\n {6,}/g, " ")
    .split("\n")
    .flatMap((line): RelevanceCase[] => {
      const [expected, queries] = line.trim().split(": ") as [string, string];
      return queries
        .split("; ")
        .map((query) => ({ query, expected: expected.split(", "), ...(within && { within }) }));
    });
const first = read(1);
const early = read(3);
const any = read();

const fewWords = [
  // Services by name.
  ...first(`
    /services/kitchens: kitchens; kitchen
    /services/staircases: staircase; stairs
    /services/loft-conversions: loft conversion; attic conversion
    /services/doors: doors; windows
    /services/boot-rooms: boot room; mudroom
    /services/first-second-fix: first fix
    /services/home-renovations: renovation; bathroom refit
  `),
  ...early(`
    /services/home-renovations: house remodel
  `),
  // Trade terms and everyday words.
  ...first(`
    /services/bespoke-carpentry: wardrobe; built in closet
  `),
  ...early(`
    /services/structural-works, /blog/taking-down-a-wall-safely: rsj; steel beam; knocking through
    /services/staircases: banister repair
    /services/woodwork-services: decking; pergola; wooden floor
    /services/first-second-fix: skirting boards
    /services/kitchens, /blog/choosing-oak-for-a-worktop: countertop
    /projects/under-stair-playhouse-storage-gloucester, /services/bespoke-carpentry:
      under stairs storage
    /services/doors: bifold doors
    /projects/full-wall-media-unit-storage-cheltenham, /services/bespoke-carpentry: media wall
    /projects/wall-storage-bookshelves-log-store-stroud, /services/woodwork-services,
      /services/bespoke-carpentry: bookcase
    /projects/garden-shed-build-cotswolds: garden shed
    /blog/party-wall-notices-explained: party wall
  `),
  // Questions.
  ...first(`
    /guides/kitchen-extension-cost: how much is a kitchen extension; kitchen extension cost
    /faq#what-will-my-job-cost: prices
    /faq#how-long-does-it-take-to-fit-a-kitchen: how long does a kitchen take
    /faq#do-i-need-planning-permission: do i need planning permission
    /blog/planning-permission-for-a-garden-building, /faq#do-i-need-planning-permission:
      planning permission shed
    /blog/taking-down-a-wall-safely: is my wall load bearing
    /faq#how-do-i-ask-for-a-quote: free quote
  `),
  ...early(`
    /blog/what-to-photograph-before-a-quote: what photos should i send
    /faq#are-you-insured: are you insured
    /blog/fire-doors-and-loft-conversions, /faq#do-i-need-fire-doors: fire doors
    /faq#what-if-there-is-asbestos-in-the-house: asbestos
    /faq#my-house-is-listed-can-you-still-work-on-it: listed building
    /guides/small-kitchen-extensions: small kitchen extension
    /services/structural-works: house extension builder
    /faq#what-happens-in-the-first-week: first week on site
    /faq#what-if-the-firm-goes-out-of-business: firm goes bust
    /guides/bespoke-vs-ready-made-kitchens: bespoke vs ready made
    /guides/boot-room-ideas: boot room ideas
    /blog/looking-after-oiled-timber: oiling worktop
    /blog/measuring-an-alcove: measure alcove; alcove calculator
    /blog/stair-regulations-in-plain-words: stair regulations
    /services/staircases: stair calculator
    /blog/replacing-windows-in-a-conservation-area: conservation area windows
  `),
  // Towns and postcodes.
  ...first(`
    /locations/stroud: stroud; GL5
    /locations/cheltenham: GL50 1AB
    /locations/cirencester: gl71qq
    /locations/evesham: wr11
    /services/staircases/stroud: stairs stroud
    /services/kitchens/cheltenham: kitchens in cheltenham
    /services/bespoke-carpentry/tewkesbury: fitted wardrobes tewkesbury
    /services/doors/cirencester: doors GL7
    /services/boot-rooms/stow-on-the-wold: boot room stow
  `),
  ...early(`
    /locations/winchcombe, /locations/stow-on-the-wold: GL54
    /locations/stroud: painswick
    /services/bespoke-carpentry/gloucester, /services/woodwork-services/gloucester,
      /locations/gloucester: carpenter gloucester
    /locations: areas you cover
  `),
  // Projects.
  ...early(`
    /projects/modern-kitchen-installation-gloucester: sage green kitchen
    /projects/contemporary-grey-gloss-kitchen-cheltenham: grey gloss kitchen
    /projects/oak-door-installation-gloucester: oak doors
    /projects/under-stair-playhouse-storage-gloucester: playhouse
    /projects: before and after; gallery
  `),
  // The firm.
  ...early(`
    /testimonials: reviews
    /#contact, /: contact; opening hours
    /privacy: privacy
    /cookies: cookies
    /accessibility: accessibility
    /terms: terms and conditions
  `),
  // Typos, other spellings, partial words.
  ...first(`
    /accessibility: acessibility
    /services/kitchens: kicthen; kitch
    /services/staircases: stiarcase; stairc
    /services/loft-conversions: lfot conversion
    /locations/cheltenham: cheltnham
    /services/staircases/stroud: stairs stoud
    /services/boot-rooms/stow-on-the-wold: boot rom stow
  `),
  ...early(`
    /services/bespoke-carpentry: wardorbe; carpentery
    /projects/contemporary-grey-gloss-kitchen-cheltenham: gray kitchen
    /testimonials: testimonal
    /blog/fire-doors-and-loft-conversions, /faq#do-i-need-fire-doors: fire dor
  `),
];

/**
 * Whole queries as homeowners type them, written before seeing the results. They list every page
 * that a reasonable person would accept as an answer.
 */
const asTyped = [
  // Whole sentences.
  ...any(`
    /services/staircases, /faq#can-an-old-staircase-be-repaired-instead-of-replaced:
      my stairs creak when i walk on them can you stop it
    /services/structural-works, /blog/taking-down-a-wall-safely,
      /faq#how-do-i-know-whether-a-wall-is-load-bearing:
      who can take out the wall between my kitchen and dining room
    /services/bespoke-carpentry: can you build a wardrobe under a sloping ceiling
    /services/loft-conversions: i want to turn my loft into a bedroom
    /services/woodwork-services, /blog/timber-that-lasts-outdoors:
      how do i stop my decking being slippery in winter
    /faq#can-we-stay-in-the-house-while-you-work, /services/home-renovations,
      /guides/small-kitchen-extensions: can we live in the house while you do the work
    /blog/party-wall-notices-explained, /faq#when-is-a-party-wall-notice-needed:
      do i have to tell my neighbour before building an extension
    /faq#what-should-i-do-if-something-is-wrong-after-you-finish, /terms:
      what happens if something goes wrong after the job is done
    /services/kitchens, /guides/bespoke-vs-ready-made-kitchens:
      will you fit a kitchen i bought from ikea
    /faq#how-are-payments-arranged, /terms, /guides/kitchen-extension-cost:
      how much deposit do you want up front
    /services/doors: my front door sticks every winter
    /faq#how-soon-will-i-hear-back, /faq#how-do-i-ask-for-a-quote,
      /faq#does-a-site-visit-or-an-estimate-cost-anything:
      how long before you can come and give me a price
    /services/home-renovations: we have just bought an old house and everything needs doing
    /projects: can i see pictures of work you have done before
    /guides/bespoke-vs-ready-made-kitchens: is it worth paying for a made to measure kitchen
  `),
  // Several rooms.
  ...any(`
    /services/home-renovations: kitchen and bathroom together
    /services/boot-rooms, /guides/boot-room-ideas: utility and boot room combined
    /services/doors, /projects/oak-door-installation-gloucester:
      doors for hall landing and three bedrooms
    /services/first-second-fix, /services/doors: skirting and doors for whole house
    /services/structural-works, /blog/taking-down-a-wall-safely: knock kitchen and lounge into one
    /projects/wall-storage-bookshelves-log-store-stroud, /blog/measuring-an-alcove,
      /services/bespoke-carpentry: shelves in alcoves either side of fireplace
    /services/loft-conversions, /services/staircases: new stairs and loft room
    /services/bespoke-carpentry: bedroom wardrobes and hallway storage
  `),
  // Symptoms.
  ...any(`
    /services/doors, /blog/replacing-windows-in-a-conservation-area: draughty windows;
      sash window stuck
    /services/woodwork-services: squeaky floorboards
    /services/staircases: wobbly banister
    /services/doors: door wont close properly; rotten window sill
    /services/woodwork-services, /services/first-second-fix, /services/structural-works:
      bouncy floor
    /blog/looking-after-oiled-timber, /blog/choosing-oak-for-a-worktop:
      worktop has gone black round the sink
    /blog/taking-down-a-wall-safely, /services/structural-works: crack in ceiling after wall removed
    /faq#does-timber-shrink-after-it-is-fitted, /services/first-second-fix:
      gaps appearing in new skirting
    /services/boot-rooms, /guides/boot-room-ideas: smelly wet coats in the hallway
    /services/woodwork-services, /services/bespoke-carpentry, /blog/measuring-an-alcove:
      shelf sagging in the middle
  `),
  // Materials.
  ...any(`
    /blog/choosing-oak-for-a-worktop, /projects/kitchen-bespoke-striped-worktop-gloucester,
      /services/kitchens: oak or walnut worktop
    /services/woodwork-services, /blog/timber-that-lasts-outdoors: larch or cedar cladding
    /services/bespoke-carpentry, /blog/measuring-an-alcove: is mdf ok for bookshelves
    /services/kitchens, /projects/contemporary-grey-gloss-kitchen-cheltenham: quartz or granite
    /services/staircases: glass banister
    /services/woodwork-services: engineered oak flooring over underfloor heating
    /blog/timber-that-lasts-outdoors, /services/woodwork-services: what wood for outside
    /projects/modern-kitchen-installation-gloucester, /blog/choosing-oak-for-a-worktop:
      belfast sink oak worktop
    /blog/looking-after-oiled-timber: danish oil worktop
  `),
  // Wrong names for things.
  ...any(`
    /services/staircases: stair railing replacement
    /services/doors: concertina doors to the garden
    /services/kitchens, /blog/choosing-oak-for-a-worktop: kitchen bench top
    /projects/garden-shed-build-cotswolds, /blog/planning-permission-for-a-garden-building,
      /services/woodwork-services: man cave in the garden
    /projects/full-wall-media-unit-storage-cheltenham, /services/bespoke-carpentry: tv cupboard
    /services/boot-rooms, /guides/boot-room-ideas, /projects/bespoke-bootroom-cabinet-cotswolds:
      shoe cupboard by back door
    /projects/under-stair-playhouse-storage-gloucester, /services/bespoke-carpentry:
      cupboard under the stairs for the hoover
    /services/loft-conversions: roof room with velux
    /services/first-second-fix, /services/doors: door surround
  `),
  // Two mistakes in one word.
  ...any(`
    /services/kitchens: kithcin
    /services/staircases: stairecasse
    /services/bespoke-carpentry: wordrobs
    /services/bespoke-carpentry/gloucester, /services/woodwork-services/gloucester,
      /locations/gloucester: carpentary glouster
    /guides/kitchen-extension-cost: kitchen extenshun price
    /services/home-renovations: renervation
    /services/staircases, /faq#can-an-old-staircase-be-repaired-instead-of-replaced: banestar repair
  `),
];

export const relevanceCases: RelevanceCaseLists = {
  "in few words": fewWords,
  "as homeowners type": asTyped,
};

export const toleranceCases: ToleranceCase[] = [
  ["a transposition", "kicthen", "kitchen"],
  ["a letter too few", "kichen", "kitchen"],
  ["an American spelling", "gray gloss", "grey gloss"],
  ["capitals and accents", "KITCHÉN", "kitchen"],
  ["words run together", "lofTconversion", "loft conversion"],
  ["a hyphen", "stow-on-the-wold", "stow on the wold"],
  ["a postcode with its second half", "gl5 4ab", "GL5"],
  ["the same without the space", "GL54AB", "GL5"],
];
