/** What the invented firm's visitors search for, as its owner would write it. */
import type {
  RelevanceCaseLists,
  ToleranceCase,
} from "../../../../app/search/relevanceCaseTypes.ts";

export const relevanceCases: RelevanceCaseLists = {
  "in few words": [
    { query: "shelving", expected: ["/services/shelving"], within: 1 },
    { query: "gates", expected: ["/services/gates"], within: 1 },
    { query: "sampleford", expected: ["/locations/sampleford"], within: 1 },
    { query: "garden gate", expected: ["/projects/garden-gate"], within: 3 },
    { query: "phone number", expected: ["/#contact"], within: 3 },
    { query: "privacy", expected: ["/privacy"], within: 3 },
  ],
};

export const toleranceCases: ToleranceCase[] = [
  ["a transposition", "shevling", "shelving"],
  ["a letter too few", "shelvng", "shelving"],
  ["capitals", "GATES", "gates"],
];
