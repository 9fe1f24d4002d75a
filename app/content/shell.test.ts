import { expect, test } from "vitest";
import { smallContent } from "../fixtures/smallContent.ts";
import { getShell } from "./shell.server.ts";

const content = smallContent();
const door = content.projects[0]!;

test("at most three projects are recent; a designer is optional", () => {
  const projects = Array.from({ length: 5 }, () => door);
  const business = { ...content.business, designer: undefined };
  const shell = getShell({ ...content, projects, business });
  expect(shell.recentWork).toHaveLength(3);
  expect(shell).toMatchObject({ designer: undefined });
});
