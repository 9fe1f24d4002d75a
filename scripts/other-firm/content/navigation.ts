import type { Navigation } from "../../../app/content/schema/site.ts";

export const navigation: Navigation = {
  main: [
    { name: "Home", href: "/" },
    { name: "About", href: "/#about" },
    { name: "Services", href: "/services", megaMenu: true },
    { name: "Work", href: "/projects" },
    { name: "Testimonials", href: "/testimonials" },
    { name: "Contact", href: "/#contact" },
  ],
  more: [
    { name: "Where we work", href: "/locations" },
    { name: "Questions", href: "/faq" },
    { name: "Before you ask us in", href: "/trust" },
    { name: "Search", href: "/search" },
  ],
  legal: [
    { name: "Privacy", href: "/privacy" },
    { name: "Cookies", href: "/cookies" },
    { name: "Terms", href: "/terms" },
    { name: "Accessibility", href: "/accessibility" },
  ],
};
