/**
 * The WCAG 2.2 success criteria at levels A and AA, and what has to be checked by hand. Source:
 * https://www.w3.org/TR/WCAG22/ (55 criteria; 4.1.1 is obsolete and removed).
 */

const rows = [
  ["1.1.1", "A", "Non-text Content"],
  ["1.2.1", "A", "Audio-only and Video-only (Prerecorded)"],
  ["1.2.2", "A", "Captions (Prerecorded)"],
  ["1.2.3", "A", "Audio Description or Media Alternative (Prerecorded)"],
  ["1.2.4", "AA", "Captions (Live)"],
  ["1.2.5", "AA", "Audio Description (Prerecorded)"],
  ["1.3.1", "A", "Info and Relationships"],
  ["1.3.2", "A", "Meaningful Sequence"],
  ["1.3.3", "A", "Sensory Characteristics"],
  ["1.3.4", "AA", "Orientation"],
  ["1.3.5", "AA", "Identify Input Purpose"],
  ["1.4.1", "A", "Use of Color"],
  ["1.4.2", "A", "Audio Control"],
  ["1.4.3", "AA", "Contrast (Minimum)"],
  ["1.4.4", "AA", "Resize Text"],
  ["1.4.5", "AA", "Images of Text"],
  ["1.4.10", "AA", "Reflow"],
  ["1.4.11", "AA", "Non-text Contrast"],
  ["1.4.12", "AA", "Text Spacing"],
  ["1.4.13", "AA", "Content on Hover or Focus"],
  ["2.1.1", "A", "Keyboard"],
  ["2.1.2", "A", "No Keyboard Trap"],
  ["2.1.4", "A", "Character Key Shortcuts"],
  ["2.2.1", "A", "Timing Adjustable"],
  ["2.2.2", "A", "Pause, Stop, Hide"],
  ["2.3.1", "A", "Three Flashes or Below Threshold"],
  ["2.4.1", "A", "Bypass Blocks"],
  ["2.4.2", "A", "Page Titled"],
  ["2.4.3", "A", "Focus Order"],
  ["2.4.4", "A", "Link Purpose (In Context)"],
  ["2.4.5", "AA", "Multiple Ways"],
  ["2.4.6", "AA", "Headings and Labels"],
  ["2.4.7", "AA", "Focus Visible"],
  ["2.4.11", "AA", "Focus Not Obscured (Minimum)"],
  ["2.5.1", "A", "Pointer Gestures"],
  ["2.5.2", "A", "Pointer Cancellation"],
  ["2.5.3", "A", "Label in Name"],
  ["2.5.4", "A", "Motion Actuation"],
  ["2.5.7", "AA", "Dragging Movements"],
  ["2.5.8", "AA", "Target Size (Minimum)"],
  ["3.1.1", "A", "Language of Page"],
  ["3.1.2", "AA", "Language of Parts"],
  ["3.2.1", "A", "On Focus"],
  ["3.2.2", "A", "On Input"],
  ["3.2.3", "AA", "Consistent Navigation"],
  ["3.2.4", "AA", "Consistent Identification"],
  ["3.2.6", "A", "Consistent Help"],
  ["3.3.1", "A", "Error Identification"],
  ["3.3.2", "A", "Labels or Instructions"],
  ["3.3.3", "AA", "Error Suggestion"],
  ["3.3.4", "AA", "Error Prevention (Legal, Financial, Data)"],
  ["3.3.7", "A", "Redundant Entry"],
  ["3.3.8", "AA", "Accessible Authentication (Minimum)"],
  ["4.1.2", "A", "Name, Role, Value"],
  ["4.1.3", "AA", "Status Messages"],
] as const;
type Words = Partial<Record<(typeof rows)[number][0], string>>;

/** What to check by hand, and how, because neither engine nor script can. */
const byHand: Words = {
  "1.1.1":
    "Read each picture’s description without the picture: does it say what the picture is there for?",
  "1.2.1": "Does the text beside a project’s film say what the film shows?",
  "1.3.1": "With styles off: is what looks like a heading, list or table still one?",
  "1.3.2": "Read a page with a screen reader from top to bottom: does it make sense?",
  "1.3.3": "Look for words such as “on the right” or “the blue one” that stand alone.",
  "1.4.1": "Look at maps, drawings and diagrams in greyscale: is anything lost?",
  "1.4.5": "Look through the pictures for words that are not part of the scene.",
  "1.4.11": "Measure borders of fields, icons and lines of drawings against what is beside them.",
  "2.3.1": "Watch each film once: does anything flash?",
  "2.4.2": "Read the list of titles: does each tell its page from the others?",
  "2.4.4": "List the links of a page: is it plain where each one leads?",
  "2.4.6": "Read only the headings: do they say what stands below them?",
  "3.1.2": "Look for words of another language that are not everyday English.",
  "3.2.4": "Compare names of the same action (call, quote, message) on five pages.",
  "4.1.2": "Use each widget once with a screen reader: does it say what it is and how it stands?",
};

const noSound = "No picture that moves has sound.";
const noForm = "The site has no form that is sent: only the search field and one switch.";
/** Why a criterion does not apply: what the site does not have. */
const doesNotArise: Words = {
  "1.2.2": noSound,
  "1.2.3": noSound,
  "1.2.4": "Nothing is live.",
  "1.2.5": noSound,
  "1.3.5": noForm,
  "1.4.2": noSound,
  "2.5.4": "Nothing answers to moving the device.",
  "3.3.1": noForm,
  "3.3.3": noForm,
  "3.3.4": noForm,
  "3.3.7": noForm,
  "3.3.8": "There is no login.",
};

export const criteria = rows.map(([number, level, name]) => ({
  number,
  level,
  name,
  byHand: byHand[number],
  doesNotArise: doesNotArise[number],
}));
export type Criterion = (typeof criteria)[number];

/** The W3C's explanation of a criterion. */
export const understanding = (name: string): string =>
  `https://www.w3.org/WAI/WCAG22/Understanding/${name
    .toLowerCase()
    .replace(/[(),]/g, "")
    .replace(/\s+/g, "-")}`;
