/** Text as it is read, whatever system it was written on, and the lines of its issues. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ContentError, locateIn, readText } from "./source.server.ts";

let scratch = "";
beforeAll(() => (scratch = mkdtempSync(join(tmpdir(), "source-"))));
afterAll(() => rmSync(scratch, { recursive: true }));

const write = (name: string, bytes: string | Buffer) => {
  const file = join(scratch, name);
  writeFileSync(file, bytes);
  return file;
};

describe("a text", () => {
  test.each(["\n", "\r\n", "\r", "\uFEFF\r\n"])(
    "is read alike with lines that end in %j",
    (end) => {
      const mark = end.startsWith("\uFEFF") ? "\uFEFF" : "";
      const lines = ["£5 for\va door", "", "and more"].join(end.slice(mark.length));
      expect(readText(write("a.md", mark + lines))).toBe("£5 for a door\n\nand more");
    },
  );
  test.each([
    ["UTF-16", Buffer.from("\uFEFFDoors\nfor £5", "utf16le"), 1],
    ["UTF-16 without a mark", Buffer.from("Doors\nfor £5", "utf16le"), 1],
    ["ANSI", Buffer.from("Doors\nfor £5", "latin1"), 2],
  ])("in %s is an issue that says what to do", (_, bytes, line) => {
    const file = write("b.md", bytes);
    expect(() => readText(file)).toThrow(
      `${file}:${line}: text: expected text in UTF-8. In Notepad`,
    );
  });
});

test("signs without a width go, and a space is a space, however it was typed", () => {
  const typed = "\u200Btitle:\u00A0\u202A+44\u202C cup\u00ADboard 👨\u200D🔧\n-\u00A0Oak";
  expect(readText(write("d.md", `\uFEFF\uFEFF${typed}`))).toBe(
    "title: +44 cupboard 👨\u200D🔧\n- Oak",
  );
});

test("two versions that Git left are an issue in their line", () => {
  const file = write("e.md", "a\n<<<<<<< HEAD\nb\n=======\nc\n>>>>>>> main\n");
  expect(() => readText(file)).toThrow(`${file}:2: text: expected one of two versions`);
});

describe("lines", () => {
  test("of a file that is YAML", () => {
    const line = locateIn("a.yaml", "# Said first.\na: 1\nb:\n  - c: 2\n");
    expect([line(["a"]), line(["b"]), line(["b", 0, "c"])]).toEqual([2, 3, 4]);
  });
  test("of an entry's fields", () => {
    const line = locateIn("a.md", "---\na: 1\nb:\n  - c: 2\n  - c: 3\n    d: 4\n---\nText\n");
    expect([line(["a"]), line(["b"]), line(["b", 1]), line(["b", 1, "d"])]).toEqual([2, 3, 5, 6]);
  });
  test("of an issue: its field's, or that of the words in it", () => {
    const file = write(
      "c.md",
      '\uFEFF---\r\na: 1\r\nb:\r\n  c: 2\r\n---\r\n\r\nA "door"\r\nand [x](/y)\r\n',
    );
    const line = (field: string, near?: string) => {
      const issue = { file, field, expected: "", ...(near && { near }) };
      return Number(new ContentError([issue]).message.split(`${file}:`)[1]!.split(":")[0]);
    };
    expect([line("a"), line("b.c"), line("d"), line("file name")]).toEqual([2, 4, 2, 2]);
    expect([line("text"), line("text", '"door"\nand'), line("text", "/y")]).toEqual([6, 7, 8]);
    const lost = { file: "lost.md", field: "a", expected: "b" };
    expect(new ContentError([lost]).message).toContain("  lost.md: a: b");
  });
});
