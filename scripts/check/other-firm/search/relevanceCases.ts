/** What the invented firm's visitors search for, as its owner would write it. */
import type { RelevanceCaseLists, SeenThrough } from "../../../../app/search/relevanceCaseTypes.ts";

export const relevanceCases: RelevanceCaseLists = {
  "in few words": [
    { query: "shelving", wanted: ["/services/shelving"], within: 1 },
    { query: "gates", wanted: ["/services/gates"], within: 1 },
    { query: "sampleford", wanted: ["/locations/sampleford"], within: 1 },
    { query: "garden gate", wanted: ["/projects/garden-gate"], within: 3 },
    { query: "phone number", wanted: ["/#contact"], within: 3 },
    { query: "privacy", wanted: ["/privacy"], within: 3 },
  ],
};

export const seenThrough: SeenThrough[] = [
  ["a transposition", "shevling", "shelving"],
  ["a letter too few", "shelvng", "shelving"],
  ["capitals", "GATES", "gates"],
];
