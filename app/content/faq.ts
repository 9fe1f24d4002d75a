/** The questions of /faq, in groups. Answers are inline Markdown. */
import type { FaqGroup } from "./schema/entries.ts";

export const faq: FaqGroup[] = [
  {
    title: "Getting a quote",
    questions: [
      {
        question: "How do I ask for a quote?",
        answer:
          "Call {{business.phone}}, send a WhatsApp message or write to {{business.email}}. There’s no form. Tell us the town, what you want doing and when you’d like it to start. Photographs help more than anything, and [our photo guide](/blog/what-to-photograph-before-a-quote) says which to take.",
      },
      {
        question: "Does a site visit or an estimate cost anything?",
        answer:
          "Neither does. {{claim:free-quotes}}. I come and measure, we talk it through, and you take the figure away and sleep on it. An architect’s drawings, an engineer’s sums and council fees are separate. You’d hear about those before anybody ordered one.",
      },
      {
        question: "How soon will I hear back?",
        answer:
          "It depends on how you get in touch. [One table](/trust#replies) says how soon for a call, a WhatsApp message, an email and a quote, and when the phone is answered. Photographs get you the quickest answer, because I don’t have to guess.",
      },
      {
        question: "What is the difference between an estimate and a quote?",
        answer:
          "An estimate’s a reasoned guess from what we know so far, and it can change. A quote’s an offer to do the job as described for that price. If something can’t be measured yet, like how deep a footing goes, it should be in there as a named allowance. Our [cost guide](/guides/kitchen-extension-cost) explains the other words used in quotes.",
      },
      {
        question: "What will my job cost?",
        answer:
          "Each service page shows what others publish for a job like yours, low to high, with who said it and when: a fitted kitchen, fitted wardrobes, a staircase, a loft conversion and more. The [list of services](/services#cost) has them all in one table. Where yours falls depends on access, ground, timber, finish and what state the house is in. I have to see it to say. The visit’s free and the price is written, and you needn’t do anything about either.",
      },
    ],
  },
  {
    title: "Working with us",
    questions: [
      {
        question: "Which areas do you cover?",
        answer:
          "We’re based in Gloucester and work across Gloucestershire, including Cheltenham, Stroud, Tewkesbury and Cirencester. Some places further out are on our list as well, such as Evesham, Stow-on-the-Wold and Moreton-in-Marsh. See [all the locations](/locations), and ask if yours isn’t there.",
      },
      {
        question: "Are you insured?",
        answer:
          "Yes. {{claim:insured}}, however small. Ask to see the certificate before you sign, with us or with anybody. Tell your own home insurer too, because many policies want to know when a wall, a roof or the heating’s being altered.",
      },
      {
        question: "Can we stay in the house while you work?",
        answer:
          "Mostly, yes. We agree which rooms you lose and when, and the dust sheets go up before the saw comes out. On a whole house there’ll be days without water, heating or a kitchen. You’ll have the dates, and you can book yourself in somewhere with a bath.",
      },
      {
        question: "How are payments arranged?",
        answer:
          "As the written quote says. Bigger jobs are usually paid in stages, each after work you can see, sometimes with a deposit for what’s made or ordered for you. You don’t owe anything the quote doesn’t name. Extras get priced and agreed in writing first. The [terms page](/terms) has the detail.",
      },
      {
        question: "What happens if I change my mind during the job?",
        answer:
          "Tell me as soon as you can. I write down the change, what it does to the price and what it does to the finish date, and we carry on when you’ve said yes. Moving a door on paper costs you a rubber. Moving it after first fix costs a day. After it’s made, it’s firewood.",
      },
    ],
  },
  {
    title: "Permissions and rules",
    questions: [
      {
        question: "Do I need planning permission?",
        answer:
          "Much work inside a house needs none. Extensions, dormers, porches and garden buildings can be permitted development if they stay within set limits. Listed buildings, flats, conservation areas and the Cotswolds National Landscape have tighter rules. The [Planning Portal](https://www.planningportal.co.uk/permission/common-projects/permitted-development-rights) is the place to begin, and your council has the last word.",
      },
      {
        question: "Who deals with building control?",
        answer:
          "You’re responsible in law, as the owner, but on structural work we deal with building control as part of the job. The application goes in before we start, a surveyor looks at agreed stages, and then there’s a completion certificate. Keep it safe. [GOV.UK](https://www.gov.uk/building-regulations-approval) explains when approval is needed.",
      },
      {
        question: "My house is listed. Can you still work on it?",
        answer:
          "Yes, once the right consent is in place. It covers the inside as well as the outside: old doors, stairs, panelling, even plaster. Speak to the conservation officer before you settle the design. We work to whatever the consent says, down to which screw.",
      },
      {
        question: "When is a party wall notice needed?",
        answer:
          "When work affects a wall you share, or when you dig close to a neighbour’s building and below its footings. Digging needs one month’s notice and work on the shared wall needs two, and it’s you, as the owner, who serve it. Our post on [party walls](/blog/party-wall-notices-explained) goes through it step by step.",
      },
      {
        question: "Who does the gas and electrical work?",
        answer:
          "Only a [Gas Safe registered](https://www.gassaferegister.co.uk/) engineer can work on gas, and that is the law. Electrical work in a home has to meet Part P of the building regulations and should come with a certificate. Your quote should say who arranges each trade and whose price it’s in.",
      },
      {
        question: "What if there is asbestos in the house?",
        answer:
          "Any house built or altered before 2000 might have some, in textured coatings, floor tiles, boards or pipe lagging. It’s mostly safe while it’s left alone and in good condition. Suspect material is tested before it’s cut or broken, and some kinds can only be removed by a licensed firm. The [HSE](https://www.hse.gov.uk/asbestos/) has clear advice for householders.",
      },
    ],
  },
  {
    title: "Kitchens and fitted furniture",
    questions: [
      {
        question: "Do you design kitchens as well as fit them?",
        answer:
          "Yes. We design, supply and install, and that takes in worktops, islands and storage. The design begins with how you use the room, then the sizes, then the look. If you’re still choosing between made and bought units, read [bespoke or ready-made](/guides/bespoke-vs-ready-made-kitchens) first.",
      },
      {
        question: "How long does it take to fit a kitchen?",
        answer:
          "A straight swap in a room that is ready often takes one to two weeks. New wiring, plaster or floors add to that, and a stone worktop has a wait between the template and the fitting. Made-to-measure units need time in the workshop first. Your quote should give dates for your own room.",
      },
      {
        question: "Can you build furniture into walls that are not straight?",
        answer:
          "It’s most of what I do. I measure each wall in several places, make it a shade under size and scribe the edges on site with a pencil and a block plane. The gap closes and the doors still hang true. You can take the first sizes yourself with our note on [measuring an alcove](/blog/measuring-an-alcove).",
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
          "Often it can. Creaks, loose spindles, worn nosings, a newel that rocks: I can mend all of those, mostly from underneath or by lifting one tread. Price a new one if the strings have rotted or the layout has to change. New flights must meet [the stair rules](/blog/stair-regulations-in-plain-words).",
      },
      {
        question: "How do I know whether a wall is load-bearing?",
        answer:
          "Look for joists that end on it, or a wall on the same line upstairs. Those are clues and that’s all they are, and knocking on it isn’t even that. A structural engineer decides and building control checks. Our post on [taking down a wall](/blog/taking-down-a-wall-safely) shows the whole order of work.",
      },
    ],
  },
  {
    title: "Timber and aftercare",
    questions: [
      {
        question: "Does timber shrink after it is fitted?",
        answer:
          "It moves a bit, mostly across the grain, as the house gets drier in winter and damper in summer. I leave room for it. Small gaps that come and go are normal. Let new plaster dry before the timber comes, and bring the heating up gently for the first few weeks.",
      },
      {
        question: "What should I do if something is wrong after you finish?",
        answer:
          "Ring, message or write, with a photograph if you can. Say what it is and when you first saw it. I’ll look at it and tell you what we’re going to do. You also have rights under the Consumer Rights Act 2015, and our [terms](/terms) set out how a complaint is handled.",
      },
    ],
  },
];
