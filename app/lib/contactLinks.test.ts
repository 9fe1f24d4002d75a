import { expect, test } from "vitest";
import { whatsappAbout } from "./contactLinks.ts";

const contact = { phoneNumber: "+441234567890", whatsappText: "Hi! A question & more" };

test("a WhatsApp link has digits only and the text encoded", () => {
  for (const subject of [undefined, ""])
    expect(whatsappAbout(contact, subject)).toBe(
      "https://wa.me/441234567890?text=Hi!%20A%20question%20%26%20more",
    );
});

test("what is being looked at is added to the WhatsApp text", () => {
  const { searchParams } = new URL(whatsappAbout(contact, "a stair"));
  expect(searchParams.get("text")).toBe("Hi! A question & more It is about: a stair.");
});
