/** What settles axe's open results looks at the element: the same rule stays a finding for another. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";
import { axeFindings } from "./axe.ts";

for (const [what, handler, found] of [
  ["a silent film", "vide", []],
  ["a film with sound", "soun", ["video-caption"]],
] as const)
  test(`${found.length > 0 ? "asks" : "doesn't ask"} for captions of ${what}`, async ({ page }) => {
    const server = createServer((_, answer) => answer.end(`hdlr\0\0\0\0\0\0\0\0${handler}`));
    await new Promise<void>((listening) => server.listen(0, listening));
    const { port } = server.address() as AddressInfo;
    const source = `<source src="http://localhost:${port}/film.mp4" type="video/mp4">`;
    await page.setContent(
      `<html lang="en"><title>It</title><main><h1>It</h1><video controls preload="none" aria-label="Film">${source}</video></main></html>`,
    );
    const findings = await axeFindings(page, "a film");
    server.close();
    expect(findings.map(({ engine }) => engine!.rule)).toEqual(found);
  });
