import { expect, test } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { contactCard } from "../../app/lib/contactCard.ts";
import { hydrated } from "../support/hydrated.ts";

test("the contact card says what the business profile says", async ({ page, request }) => {
  await page.goto("/");
  await hydrated(page);
  const link = page.getByRole("link", { name: "Save our details" });
  const response = await request.get((await link.getAttribute("href"))!);
  expect(response.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  const card = await response.text();
  const { name, phone, email, origin: url, locality, region, country } = business;
  const expected = contactCard({ name, phone: phone.e164, email, url, locality, region, country });
  for (const line of expected.trim().split("\r\n")) expect(card).toContain(`${line}\r\n`);
});
