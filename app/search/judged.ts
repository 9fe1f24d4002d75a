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
