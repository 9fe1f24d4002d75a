import { expect, test } from "vitest";
import { criteriaNamed, toldIn } from "./told.ts";

const bold = (words: string) => `\u001B[1m${words}\u001B[22m`;

test("faults are told apart from what was found, from their elements, and from what to do", () => {
  const { mend } = toldIn([
    `${bold("Mend first.")} No command accepts this, as one does a picture:
/faq, 390 px wide, in the header: Too faint. [axe, color-contrast, WCAG 1.4.3]
      <p>Open</p>
/faq, 390 px wide: focus is lost (WCAG 2.4.3).
Expected: Tab leads to A.
/faq, 390 px wide: it is 91 px wider than the window; the widest part:
      <input id="a">
To see it: npm start`,
    `${bold("Mend first.")}
On /faq, this does not hold: “what must hold”.
The button “Menu” was not found.
WCAG 2.2: 4.1.3 Status messages (AA).
No command accepts this. If the change is meant, change what is expected: a.spec.ts:3.`,
    "Error: in code",
  ]);
  expect(mend).toEqual([
    {
      sentence: "/faq, 390 px wide, in the header: Too faint. [axe, color-contrast, WCAG 1.4.3]",
      more: [],
    },
    {
      sentence: "/faq, 390 px wide: focus is lost (WCAG 2.4.3).",
      more: ["Expected: Tab leads to A."],
    },
    {
      sentence: "/faq, 390 px wide: it is 91 px wider than the window; the widest part:",
      more: ['<input id="a">'],
    },
    {
      sentence: "On /faq, this does not hold: “what must hold”.",
      more: ["The button “Menu” was not found."],
    },
  ]);
  expect(criteriaNamed(mend.map(({ sentence }) => sentence))).toEqual(["1.4.3", "2.4.3"]);
  expect(criteriaNamed(["by Tab (WCAG 2.1.1 Keyboard, 2.1.2 No keyboard trap)"])).toEqual([
    "2.1.1",
    "2.1.2",
  ]);
});

test("what changed in pictures is told place by place", () => {
  const { mend, changed } = toldIn([
    `${bold("Accept if it is meant.")}\nFor all pictures of this test:\n  npm test`,
    `toHaveScreenshot: “Toast, Shown” on a phone changed.
  1. Gone where it says “Saved: yes”: 9 × 9 px at the top left.
  2. Changed: 8 × 8 px at the top left.
  The words are those of now. The words before are in no record.
  And 2 more places.
  All of it is 3 px taller than before.
Here is what it shows on a phone; the others are below, as “Image mismatch”.`,
    "toHaveScreenshot: “Toast, Long” in forced colours is new: nobody has accepted a picture of it before.",
  ]);
  expect(mend).toEqual([]);
  const shown = {
    on: "on a phone",
    of: "toHaveScreenshot: “Toast, Shown” on a phone changed.",
  };
  expect(changed).toEqual([
    { sentence: "1. Gone where it says “Saved: yes”: 9 × 9 px at the top left.", ...shown },
    { sentence: "2. Changed: 8 × 8 px at the top left.", ...shown },
    {
      sentence: "A picture of it that nobody has accepted yet",
      on: "in forced colours",
      of: "toHaveScreenshot: “Toast, Long” in forced colours is new: nobody has accepted a picture of it before.",
    },
  ]);
});
