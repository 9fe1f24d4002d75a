/**
 * The WCAG 2.2 success criteria at levels A and AA, and what has to be checked by hand. Source:
 * https://www.w3.org/TR/WCAG22/ (55 criteria; 4.1.1 is obsolete and removed).
 */

export type Criterion = {
  number: string;
  name: string;
  level: "A" | "AA";
  /** What to check by hand, and how, because neither engine nor script can. */
  byHand?: string;
  /** Why the criterion does not apply: what the site does not have. */
  doesNotArise?: string;
};

const noSound = "No picture that moves has sound.";
const noForm = "The site has no form that is sent: only the search field and one switch.";

const rows: [string, string, "A" | "AA", { byHand?: string; doesNotArise?: string }?][] = [
  [
    "1.1.1",
    "Non-text Content",
    "A",
    {
      byHand:
        "Read each picture’s description without the picture: does it say what the picture is there for?",
    },
  ],
  [
    "1.2.1",
    "Audio-only and Video-only (Prerecorded)",
    "A",
    { byHand: "Does the text beside a project’s film say what the film shows?" },
  ],
  ["1.2.2", "Captions (Prerecorded)", "A", { doesNotArise: noSound }],
  ["1.2.3", "Audio Description or Media Alternative (Prerecorded)", "A", { doesNotArise: noSound }],
  ["1.2.4", "Captions (Live)", "AA", { doesNotArise: "Nothing is live." }],
  ["1.2.5", "Audio Description (Prerecorded)", "AA", { doesNotArise: noSound }],
  [
    "1.3.1",
    "Info and Relationships",
    "A",
    { byHand: "With styles off: is what looks like a heading, list or table still one?" },
  ],
  [
    "1.3.2",
    "Meaningful Sequence",
    "A",
    { byHand: "Read a page with a screen reader from top to bottom: does it make sense?" },
  ],
  [
    "1.3.3",
    "Sensory Characteristics",
    "A",
    { byHand: "Look for words such as “on the right” or “the blue one” that stand alone." },
  ],
  ["1.3.4", "Orientation", "AA"],
  ["1.3.5", "Identify Input Purpose", "AA", { doesNotArise: noForm }],
  [
    "1.4.1",
    "Use of Color",
    "A",
    { byHand: "Look at maps, drawings and diagrams in greyscale: is anything lost?" },
  ],
  ["1.4.2", "Audio Control", "A", { doesNotArise: noSound }],
  ["1.4.3", "Contrast (Minimum)", "AA"],
  ["1.4.4", "Resize Text", "AA"],
  [
    "1.4.5",
    "Images of Text",
    "AA",
    { byHand: "Look through the pictures for words that are not part of the scene." },
  ],
  ["1.4.10", "Reflow", "AA"],
  [
    "1.4.11",
    "Non-text Contrast",
    "AA",
    {
      byHand: "Measure borders of fields, icons and lines of drawings against what is beside them.",
    },
  ],
  ["1.4.12", "Text Spacing", "AA"],
  ["1.4.13", "Content on Hover or Focus", "AA"],
  ["2.1.1", "Keyboard", "A"],
  ["2.1.2", "No Keyboard Trap", "A"],
  ["2.1.4", "Character Key Shortcuts", "A"],
  ["2.2.1", "Timing Adjustable", "A"],
  ["2.2.2", "Pause, Stop, Hide", "A"],
  [
    "2.3.1",
    "Three Flashes or Below Threshold",
    "A",
    { byHand: "Watch each film once: does anything flash?" },
  ],
  ["2.4.1", "Bypass Blocks", "A"],
  [
    "2.4.2",
    "Page Titled",
    "A",
    { byHand: "Read the list of titles: does each tell its page from the others?" },
  ],
  ["2.4.3", "Focus Order", "A"],
  [
    "2.4.4",
    "Link Purpose (In Context)",
    "A",
    { byHand: "List the links of a page: is it plain where each one leads?" },
  ],
  ["2.4.5", "Multiple Ways", "AA"],
  [
    "2.4.6",
    "Headings and Labels",
    "AA",
    { byHand: "Read only the headings: do they say what stands below them?" },
  ],
  ["2.4.7", "Focus Visible", "AA"],
  ["2.4.11", "Focus Not Obscured (Minimum)", "AA"],
  ["2.5.1", "Pointer Gestures", "A"],
  ["2.5.2", "Pointer Cancellation", "A"],
  ["2.5.3", "Label in Name", "A"],
  ["2.5.4", "Motion Actuation", "A", { doesNotArise: "Nothing answers to moving the device." }],
  ["2.5.7", "Dragging Movements", "AA"],
  ["2.5.8", "Target Size (Minimum)", "AA"],
  ["3.1.1", "Language of Page", "A"],
  [
    "3.1.2",
    "Language of Parts",
    "AA",
    { byHand: "Look for words of another language that are not everyday English." },
  ],
  ["3.2.1", "On Focus", "A"],
  ["3.2.2", "On Input", "A"],
  ["3.2.3", "Consistent Navigation", "AA"],
  [
    "3.2.4",
    "Consistent Identification",
    "AA",
    { byHand: "Compare names of the same action (call, quote, message) on five pages." },
  ],
  ["3.2.6", "Consistent Help", "A"],
  ["3.3.1", "Error Identification", "A", { doesNotArise: noForm }],
  ["3.3.2", "Labels or Instructions", "A"],
  ["3.3.3", "Error Suggestion", "AA", { doesNotArise: noForm }],
  ["3.3.4", "Error Prevention (Legal, Financial, Data)", "AA", { doesNotArise: noForm }],
  ["3.3.7", "Redundant Entry", "A", { doesNotArise: noForm }],
  ["3.3.8", "Accessible Authentication (Minimum)", "AA", { doesNotArise: "There is no login." }],
  [
    "4.1.2",
    "Name, Role, Value",
    "A",
    {
      byHand:
        "Use each widget once with a screen reader: does it say what it is and how it stands?",
    },
  ],
  ["4.1.3", "Status Messages", "AA"],
];

export const criteria: Criterion[] = rows.map(([number, name, level, more]) => ({
  number,
  name,
  level,
  ...more,
}));

/** The W3C's explanation of a criterion. */
export const understanding = (name: string): string =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replace(/[(),]/g, "")
    .replace(/\s+/g, "-")}`;
