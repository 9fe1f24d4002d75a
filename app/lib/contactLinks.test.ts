import { expect, test } from "vitest";
import { emailLink, telephoneLink, whatsappAbout, whatsappLink } from "./contactLinks.ts";

test("a telephone link is the number in E.164 form", () => {
  expect(telephoneLink("+441234567890")).toBe("tel:+441234567890");
});

test("a WhatsApp link has digits only and the text encoded", () => {
  expect(whatsappLink("+441234567890", "Hi! A question & more")).toBe(
    "https://wa.me/441234567890?text=Hi!%20A%20question%20%26%20more",
  );
});

test("what is being looked at is added to the WhatsApp text", () => {
  const text = new URL(whatsappLink("+441234567890", "Hi!", "a stair")).searchParams.get("text");
  expect(text).toBe("Hi! It is about: a stair.");
  const contact = { phoneNumber: "+441234567890", whatsappText: "Hi!" };
  expect(new URL(whatsappAbout(contact, "a stair")).searchParams.get("text")).toBe(text);
  expect(whatsappAbout(contact, "")).toBe(whatsappLink("+441234567890", "Hi!"));
});

test("an email link carries a subject only where there is one", () => {
  expect(emailLink("a@b.example")).toBe("mailto:a@b.example");
  expect(emailLink("a@b.example", "A & B")).toBe("mailto:a@b.example?subject=A%20%26%20B");
});
