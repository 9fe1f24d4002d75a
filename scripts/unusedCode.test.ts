import { expect, test } from "vitest";
import { replaceBodies } from "./unusedCode.ts";

const source = `function one(a, b) {
	if (a) {
		return b;
	}
	async function inner$1({ c }) {
		return c;
	}
}
function two() {
	return 2;
}
`;

test("a function has another body, and what stands around it stays", () => {
  expect(replaceBodies(source, { names: ["two"], code: "return 3;" })).toBe(
    source.replace("{\n\treturn 2;\n}", "{ return 3; }"),
  );
});

test("so has one inside another, which is an error to call where no body is given", () => {
  const changed = replaceBodies(source, { names: ["inner$1"] });
  expect(changed).toContain("async function inner$1({ c }) { throw Error(");
  expect(changed).toContain(" }\n}\nfunction two()");
  expect(changed).not.toContain("return c;");
});

test("a function that is not there stops the build and is named", () => {
  expect(() => replaceBodies(source, { names: ["one", "three"] })).toThrow("No function three");
});
