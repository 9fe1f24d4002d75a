import { expect, test } from "vitest";
import { resultOf } from "./permission.ts";

const wait = { says: "Wait.", next: "Ask.", note: "Six weeks.", isLeast: true };
const questions = [
  { ask: "Deep?", place: "Question 1 of 2", answers: [wait] },
  { ask: "High?", place: "Question 2 of 2", answers: [{ says: "Apply.", next: "Pay." }] },
];
const none = 1;

test.each([
  [[-1, -1], ""],
  [[none, -1], "Question 2 of 2. High?"],
  [[0, -1], "Wait. Ask. Six weeks. Question 2 of 2. High?"],
  [[0, 0], "Apply. Pay."],
  [[0, none], "Wait. Ask. Six weeks."],
  [[none, none], "Nothing."],
])("%j: %s", (chosen, said) => expect(resultOf(questions, chosen, "Nothing.")).toBe(said));
