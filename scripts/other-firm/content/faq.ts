import type { FaqGroup } from "../../../app/content/schema/entries.ts";

export const faq: FaqGroup[] = [
  {
    title: "Before you write",
    questions: [
      {
        question: "How do I reach you?",
        answer: "Call {{business.phone}} or write to {{business.email}}.",
      },
      {
        question: "What is the unprovable age of the firm?",
        answer: "{{claim:oldest}}.",
      },
      {
        question: "Do you make gates for wide openings?",
        answer: "Yes, in pairs. See [gates](/services/gates).",
      },
    ],
  },
];
