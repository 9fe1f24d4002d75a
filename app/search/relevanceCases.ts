/**
 * Queries of homeowners and the pages they should find. Chosen by what the pages say, not by what
 * the engine finds: when a query fails, fix the engine or the synonyms, not the list.
 */
import type { RelevanceCase, RelevanceCaseLists, SeenThrough } from "./relevanceCaseTypes.ts";

type Make = (query: string, ...wanted: string[]) => RelevanceCase;
const first: Make = (query, ...wanted) => ({ query, wanted, within: 1 });
const early: Make = (query, ...wanted) => ({ query, wanted, within: 3 });
const any: Make = (query, ...wanted) => ({ query, wanted });

const fewWords = [
  // Services by name.
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
  // Trade terms and everyday words.
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
  first("prices", "/faq#what-will-my-job-cost"),
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
  early("stair calculator", "/services/staircases"),
  early("alcove calculator", "/blog/measuring-an-alcove"),
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
  early("before and after", "/projects"),
  early("gallery", "/projects"),
  // The firm.
  early("reviews", "/testimonials"),
  early("contact", "/#contact", "/"),
  early("opening hours", "/#contact", "/"),
  early("privacy", "/privacy"),
  early("cookies", "/cookies"),
  early("accessibility", "/accessibility"),
  early("terms and conditions", "/terms"),
  // Typos, other spellings, partial words.
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
 * Whole queries as homeowners type them, written before seeing the results. They list every page
 * that a reasonable person would accept as an answer.
 */
const asTyped = [
  // Whole sentences.
  any(
    "my stairs creak when i walk on them can you stop it",
    "/services/staircases",
    "/faq#can-an-old-staircase-be-repaired-instead-of-replaced",
  ),
  any(
    "who can take out the wall between my kitchen and dining room",
    "/services/structural-works",
    "/blog/taking-down-a-wall-safely",
    "/faq#how-do-i-know-whether-a-wall-is-load-bearing",
  ),
  any("can you build a wardrobe under a sloping ceiling", "/services/bespoke-carpentry"),
  any("i want to turn my loft into a bedroom", "/services/loft-conversions"),
  any(
    "how do i stop my decking being slippery in winter",
    "/services/woodwork-services",
    "/blog/timber-that-lasts-outdoors",
  ),
  any(
    "can we live in the house while you do the work",
    "/faq#can-we-stay-in-the-house-while-you-work",
    "/services/home-renovations",
    "/guides/small-kitchen-extensions",
  ),
  any(
    "do i have to tell my neighbour before building an extension",
    "/blog/party-wall-notices-explained",
    "/faq#when-is-a-party-wall-notice-needed",
  ),
  any(
    "what happens if something goes wrong after the job is done",
    "/faq#what-should-i-do-if-something-is-wrong-after-you-finish",
    "/terms",
  ),
  any(
    "will you fit a kitchen i bought from ikea",
    "/services/kitchens",
    "/guides/bespoke-vs-ready-made-kitchens",
  ),
  any(
    "how much deposit do you want up front",
    "/faq#how-are-payments-arranged",
    "/terms",
    "/guides/kitchen-extension-cost",
  ),
  any("my front door sticks every winter", "/services/doors"),
  any(
    "how long before you can come and give me a price",
    "/faq#how-soon-will-i-hear-back",
    "/faq#how-do-i-ask-for-a-quote",
    "/faq#does-a-site-visit-or-an-estimate-cost-anything",
  ),
  any("we have just bought an old house and everything needs doing", "/services/home-renovations"),
  any("can i see pictures of work you have done before", "/projects"),
  any("is it worth paying for a made to measure kitchen", "/guides/bespoke-vs-ready-made-kitchens"),
  // Several rooms.
  any("kitchen and bathroom together", "/services/home-renovations"),
  any("utility and boot room combined", "/services/boot-rooms", "/guides/boot-room-ideas"),
  any(
    "doors for hall landing and three bedrooms",
    "/services/doors",
    "/projects/oak-door-installation-gloucester",
  ),
  any("skirting and doors for whole house", "/services/first-second-fix", "/services/doors"),
  any(
    "knock kitchen and lounge into one",
    "/services/structural-works",
    "/blog/taking-down-a-wall-safely",
  ),
  any(
    "shelves in alcoves either side of fireplace",
    "/projects/wall-storage-bookshelves-log-store-stroud",
    "/blog/measuring-an-alcove",
    "/services/bespoke-carpentry",
  ),
  any("new stairs and loft room", "/services/loft-conversions", "/services/staircases"),
  any("bedroom wardrobes and hallway storage", "/services/bespoke-carpentry"),
  // Symptoms.
  any("draughty windows", "/services/doors", "/blog/replacing-windows-in-a-conservation-area"),
  any("squeaky floorboards", "/services/woodwork-services"),
  any("wobbly banister", "/services/staircases"),
  any("door wont close properly", "/services/doors"),
  any("rotten window sill", "/services/doors"),
  any("sash window stuck", "/services/doors", "/blog/replacing-windows-in-a-conservation-area"),
  any(
    "bouncy floor",
    "/services/woodwork-services",
    "/services/first-second-fix",
    "/services/structural-works",
  ),
  any(
    "worktop has gone black round the sink",
    "/blog/looking-after-oiled-timber",
    "/blog/choosing-oak-for-a-worktop",
  ),
  any(
    "crack in ceiling after wall removed",
    "/blog/taking-down-a-wall-safely",
    "/services/structural-works",
  ),
  any(
    "gaps appearing in new skirting",
    "/faq#does-timber-shrink-after-it-is-fitted",
    "/services/first-second-fix",
  ),
  any("smelly wet coats in the hallway", "/services/boot-rooms", "/guides/boot-room-ideas"),
  any(
    "shelf sagging in the middle",
    "/services/woodwork-services",
    "/services/bespoke-carpentry",
    "/blog/measuring-an-alcove",
  ),
  // Materials.
  any(
    "oak or walnut worktop",
    "/blog/choosing-oak-for-a-worktop",
    "/projects/kitchen-bespoke-striped-worktop-gloucester",
    "/services/kitchens",
  ),
  any("larch or cedar cladding", "/services/woodwork-services", "/blog/timber-that-lasts-outdoors"),
  any("is mdf ok for bookshelves", "/services/bespoke-carpentry", "/blog/measuring-an-alcove"),
  any(
    "quartz or granite",
    "/services/kitchens",
    "/projects/contemporary-grey-gloss-kitchen-cheltenham",
  ),
  any("glass banister", "/services/staircases"),
  any("engineered oak flooring over underfloor heating", "/services/woodwork-services"),
  any("what wood for outside", "/blog/timber-that-lasts-outdoors", "/services/woodwork-services"),
  any(
    "belfast sink oak worktop",
    "/projects/modern-kitchen-installation-gloucester",
    "/blog/choosing-oak-for-a-worktop",
  ),
  any("danish oil worktop", "/blog/looking-after-oiled-timber"),
  // Wrong names for things.
  any("stair railing replacement", "/services/staircases"),
  any("concertina doors to the garden", "/services/doors"),
  any("kitchen bench top", "/services/kitchens", "/blog/choosing-oak-for-a-worktop"),
  any(
    "man cave in the garden",
    "/projects/garden-shed-build-cotswolds",
    "/blog/planning-permission-for-a-garden-building",
    "/services/woodwork-services",
  ),
  any(
    "tv cupboard",
    "/projects/full-wall-media-unit-storage-cheltenham",
    "/services/bespoke-carpentry",
  ),
  any(
    "shoe cupboard by back door",
    "/services/boot-rooms",
    "/guides/boot-room-ideas",
    "/projects/bespoke-bootroom-cabinet-cotswolds",
  ),
  any(
    "cupboard under the stairs for the hoover",
    "/projects/under-stair-playhouse-storage-gloucester",
    "/services/bespoke-carpentry",
  ),
  any("roof room with velux", "/services/loft-conversions"),
  any("door surround", "/services/first-second-fix", "/services/doors"),
  // Two mistakes in one word.
  any("kithcin", "/services/kitchens"),
  any("stairecasse", "/services/staircases"),
  any("wordrobs", "/services/bespoke-carpentry"),
  any(
    "carpentary glouster",
    "/services/bespoke-carpentry/gloucester",
    "/services/woodwork-services/gloucester",
    "/locations/gloucester",
  ),
  any("kitchen extenshun price", "/guides/kitchen-extension-cost"),
  any("renervation", "/services/home-renovations"),
  any(
    "banestar repair",
    "/services/staircases",
    "/faq#can-an-old-staircase-be-repaired-instead-of-replaced",
  ),
];

export const relevanceCases: RelevanceCaseLists = {
  "in few words": fewWords,
  "as homeowners type": asTyped,
};

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
