/**
 * What results are ranked by. Behind a weight stands a query of `fixtures/relevanceCases.yaml` that finds its
 * page later without it.
 */
import type { GroupId } from "./searchIndex.ts";

/** Of a match, by field: the more a field says what the page is about, the more. */
export const fieldWeights = {
  title: 9, // listed building
  keys: 6, // fitted wardrobes tewkesbury
  headings: 3, // shelf sagging in the middle
  summary: 2, // bookcase
  text: 1,
};

/** Of a group at equal scores, where no town is searched for. */
export const groupWeights: Record<GroupId, number> = {
  services: 1.5, // first fix
  // A service's dozen town pages say what its own does.
  servicesByTown: 0.45, // door surround
  towns: 1,
  projects: 1,
  guides: 1.2, // boot room ideas
  blog: 1,
  questions: 1,
  pages: 1,
};

/** Where a town is searched for, among other words. */
export const groupWeightsWithTown = {
  ...groupWeights,
  servicesByTown: 1.6, // kitchens in cheltenham
};

/** Where nothing but a town is. */
export const groupWeightsOfTown = {
  ...groupWeights,
  towns: 4, // as in engine.test.ts: the town's own page before those of services there
};

/** Of a title that has the whole query, and of one that has little else. */
export const titleWeights = {
  hasMost: 1.8, // oak doors
  share: 0.9, // how much deposit do you want up front
};
