import type { SearchWords } from "../../../app/content/schema/search.ts";

export const search: SearchWords = {
  hint: "Shelving, gates",
  synonyms: [{ typed: ["bookcase", "bookshelf"], means: ["shelving"] }],
  questions: [
    {
      question: "How do I reach you?",
      answer: "Call {{business.phone}} or write to {{business.email}}.",
      href: "/#contact",
      asked: ["contact", "phone number"],
    },
  ],
  suggestions: ["/services/shelving", "/services/gates"],
};
