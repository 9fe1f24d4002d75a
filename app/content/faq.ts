/** The questions of /faq, in groups. Answers are inline Markdown. */
import type { FaqGroup } from "./schema/entries.ts";

export const faq: FaqGroup[] = [
  {
    title: "Getting a quote",
    questions: [
      {
        question: "How do I ask for a quote?",
        answer:
          "Call {{business.phone}}, send a WhatsApp message or write to {{business.email}}. There is no form to fill in, so just tell us the town, the kind of work and when you hope to start. Photographs help a great deal, and [our photo guide](/blog/what-to-photograph-before-a-quote) says which ones to take.",
      },
      {
        question: "Does a site visit or an estimate cost anything?",
        answer:
          "Neither does. {{claim:free-quotes}}. We come to look, measure and talk through what you want, and you are free to take our figure away and think about it. Drawings by an architect, an engineer’s sums and council fees are separate, and you would be told before any of them was ordered.",
      },
      {
        question: "How soon will I hear back?",
        answer:
          "It depends on how you get in touch. By phone: {{claim:phone-reply}}. On WhatsApp: {{claim:whatsapp-reply}}. By email: {{claim:email-reply}}. Once we have been to see the job: {{claim:quote-time}}. The hours when the phone is answered are in [the contact section](/#contact).",
      },
      {
        question: "What is the difference between an estimate and a quote?",
        answer:
          "An estimate is a reasoned guess from what is known so far, and it can change. A quote is an offer to do the work as described for the price it states. If something cannot be measured yet, such as the depth of a footing, it should appear as a named allowance. Our [cost guide](/guides/kitchen-extension-cost) explains the other words used in quotes.",
      },
      {
        question: "What will my job cost?",
        answer:
          "The page of each service shows what others publish for such a job, from low to high, with the source and its date. The [list of services](/services#cost) has them all in one table. Where in the range your job falls depends on access, ground, timber, finish and the state of the house, so a short visit and a written price come next, and neither commits you to anything.",
      },
    ],
  },
  {
    title: "Working with us",
    questions: [
      {
        question: "Which areas do you cover?",
        answer:
          "We are based in Gloucester and work across Gloucestershire, including Cheltenham, Stroud, Tewkesbury and Cirencester. Some places further out are on our list as well, such as Evesham, Stow-on-the-Wold and Moreton-in-Marsh. See [all the locations](/locations), and ask if yours is not there.",
      },
      {
        question: "Are you insured?",
        answer:
          "Yes. {{claim-title:insured}}. {{claim:insured}}. Ask to see the certificate before you sign, as you should with any firm. It is also wise to tell your own home insurer about building work, since many policies ask to be told when walls, roofs or heating are altered.",
      },
      {
        question: "Can we stay in the house while you work?",
        answer:
          "In most cases, yes. We agree with you which rooms are out of use and when, and dust sheets and screens go up before anything is cut. For a whole-house job there may be days without water, heating or a kitchen, and those dates should be in the programme so that you can plan around them.",
      },
      {
        question: "How are payments arranged?",
        answer:
          "As the written quote says. Larger jobs are usually paid in stages that follow work you can see, sometimes with a deposit to cover materials made or ordered for you. Nothing is due that the quote does not name, and extra work is priced and agreed in writing first. The [terms page](/terms) has the detail.",
      },
      {
        question: "What happens if I change my mind during the job?",
        answer:
          "Tell us as soon as you can. We write down the change, what it does to the price and what it does to the finish date, and we carry on once you have agreed. Changes are cheap on paper, dearer after first fix and dearest once a piece has been made in the workshop.",
      },
    ],
  },
  {
    title: "Permissions and rules",
    questions: [
      {
        question: "Do I need planning permission?",
        answer:
          "Much work inside a house needs none. Extensions, dormers, porches and garden buildings may be permitted development if they stay within set limits. Listed buildings, flats, conservation areas and the Cotswolds National Landscape have tighter rules. The [Planning Portal](https://www.planningportal.co.uk/permission/common-projects/permitted-development-rights) is the place to begin, and your council has the last word.",
      },
      {
        question: "Who deals with building control?",
        answer:
          "The owner is responsible in law, but we liaise with building control on structural work as part of the job. An application goes in before the start, a surveyor looks at agreed stages, and a completion certificate follows. Keep that paper safe. [GOV.UK](https://www.gov.uk/building-regulations-approval) explains when approval is needed.",
      },
      {
        question: "My house is listed. Can you still work on it?",
        answer:
          "Yes, once the right consent is in place. Listed building consent covers the inside as well as the outside, so old doors, stairs, panelling and even plaster may be protected. Speak to the council’s conservation officer before you settle the design, because we work to whatever the consent says, down to the timber and the fixings.",
      },
      {
        question: "When is a party wall notice needed?",
        answer:
          "When work affects a wall you share, or when you dig close to a neighbour’s building and below its footings. Digging needs one month’s notice and work on the shared wall needs two, and it is you, as the owner, who serve it. Our post on [party walls](/blog/party-wall-notices-explained) goes through it step by step.",
      },
      {
        question: "Who does the gas and electrical work?",
        answer:
          "Only a [Gas Safe registered](https://www.gassaferegister.co.uk/) engineer may work on gas, and that is the law. Electrical work in a home has to meet Part P of the building regulations and should come with a certificate. Your quote should say who arranges each trade and whose price it is in.",
      },
      {
        question: "What if there is asbestos in the house?",
        answer:
          "Any house built or altered before 2000 may have some, in textured coatings, floor tiles, boards or pipe lagging. It is mostly safe while it is left alone and in good condition. Suspect material is tested before it is cut or broken, and some kinds may only be removed by a licensed firm. The [HSE](https://www.hse.gov.uk/asbestos/) has clear advice for householders.",
      },
    ],
  },
  {
    title: "Kitchens and fitted furniture",
    questions: [
      {
        question: "Do you design kitchens as well as fit them?",
        answer:
          "Yes. We design, supply and install, and that takes in worktops, islands and storage. The design begins with how you use the room, then the sizes, then the look. If you are still choosing between made and bought units, read [bespoke or ready-made](/guides/bespoke-vs-ready-made-kitchens) first.",
      },
      {
        question: "How long does it take to fit a kitchen?",
        answer:
          "A straight swap in a room that is ready often takes one to two weeks. New wiring, plaster or floors add to that, and a stone worktop has a wait between the template and the fitting. Made-to-measure units need time in the workshop first. Your quote should give dates for your own room.",
      },
      {
        question: "Can you build furniture into walls that are not straight?",
        answer:
          "That is much of what fitted carpentry is for: we measure each wall in several places, make the piece a little under size and scribe the edges on site so that they follow the plaster. Gaps close, and doors still hang true. You can take the first sizes yourself with our note on [measuring an alcove](/blog/measuring-an-alcove).",
      },
    ],
  },
  {
    title: "Doors, stairs and walls",
    questions: [
      {
        question: "Do I need fire doors?",
        answer:
          "In a two-storey house, not usually, apart from a door into a built-in garage. If a loft is turned into a room, most doors on to the stair have to resist fire, and FD30 doors are what is normally fitted. Flats have their own rules. See [fire doors and loft conversions](/blog/fire-doors-and-loft-conversions).",
      },
      {
        question: "Can an old staircase be repaired instead of replaced?",
        answer:
          "Often it can. Creaks, loose spindles, worn nosings and a shaky newel can all be repaired, and most of that is done from below or by lifting one tread. A new stair is worth pricing where strings have rotted, or where the layout has to change. New flights must meet [the stair rules](/blog/stair-regulations-in-plain-words).",
      },
      {
        question: "How do I know whether a wall is load-bearing?",
        answer:
          "You can look for clues, such as joists that end on it or a wall on the same line upstairs, but they prove nothing, and knocking on it proves even less. A structural engineer decides, and building control checks the result. Our post on [taking down a wall](/blog/taking-down-a-wall-safely) shows the whole order of work.",
      },
    ],
  },
  {
    title: "Timber and aftercare",
    questions: [
      {
        question: "Does timber shrink after it is fitted?",
        answer:
          "It moves a little, mostly across the grain, as the air in the house gets drier in winter and damper in summer. Good joinery leaves room for this, so small gaps that come and go are normal. Let new plaster dry before timber arrives, and bring the heating up gently in the first weeks.",
      },
      {
        question: "What should I do if something is wrong after you finish?",
        answer:
          "Tell us by phone, WhatsApp or email, with a photograph if you can. Say what it is and when you first saw it, and we will look at it and tell you what we mean to do. You also have rights under the Consumer Rights Act 2015, and our [terms](/terms) set out how a complaint is handled.",
      },
    ],
  },
];
