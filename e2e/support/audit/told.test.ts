import { expect, test } from "vitest";
import { criteriaNamed, faultsIn } from "./told.ts";

const bold = (words: string) => `\u001B[1m${words}\u001B[22m`;

test("faults are told apart from what was found, from their elements, and from what to do", () => {
  const mend = faultsIn([
    `${bold("Mend first.")} No command accepts this, as one does a picture:
/faq, 390 px wide, in the header: Too faint. [axe, color-contrast, WCAG 1.4.3]
      <p>Open</p>
/faq, 390 px wide: focus is lost (WCAG 2.4.3).
Expected: Tab leads to A.
/faq, 390 px wide: it is 91 px wider than the window; the widest part:
      <input id="a">
/faq, 320 px wide: text is lost (WCAG 1.4.10 Reflow).
Expected: all of it can be read. Found:
  text is cut off: “Call now”
To see it: npm start`,
    `${bold("Mend first.")}
On /faq, this does not hold: “what must hold”.
The button “Menu” was not found.
WCAG 2.2: 4.1.3 Status messages (AA).
No command accepts this. If the change is meant, change what is expected: a.spec.ts:3.`,
    "Error: in code",
    "toHaveScreenshot: “Toast, Shown” on a phone changed.\n  Gone: 9 × 9 px.",
  ]);
  expect(mend).toEqual([
    {
      sentence: "/faq, 390 px wide, in the header: Too faint. [axe, color-contrast, WCAG 1.4.3]",
      more: [],
      elements: ["<p>Open</p>"],
    },
    {
      sentence: "/faq, 390 px wide: focus is lost (WCAG 2.4.3).",
      more: ["Expected: Tab leads to A."],
      elements: [],
    },
    {
      sentence: "/faq, 390 px wide: it is 91 px wider than the window; the widest part:",
      more: ['<input id="a">'],
      elements: [],
    },
    {
      sentence: "/faq, 320 px wide: text is lost (WCAG 1.4.10 Reflow).",
      more: ["Expected: all of it can be read. Found:", "text is cut off: “Call now”"],
      elements: [],
    },
    {
      sentence: "On /faq, this does not hold: “what must hold”.",
      more: ["The button “Menu” was not found."],
      elements: [],
    },
  ]);
  expect(criteriaNamed(mend.map(({ sentence }) => sentence))).toEqual(["1.4.3", "2.4.3", "1.4.10"]);
  expect(criteriaNamed(["by Tab (WCAG 2.1.1 Keyboard, 2.1.2 No keyboard trap)"])).toEqual([
    "2.1.1",
    "2.1.2",
  ]);
});
