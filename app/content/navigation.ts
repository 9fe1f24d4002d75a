/** The menus, in the order shown. */
import type { Navigation } from "./schema/site.ts";

export const navigation: Navigation = {
  main: [
    { name: "Home", href: "/" },
    { name: "About", href: "/#about" },
    { name: "Services", href: "/services", megaMenu: true },
    { name: "Portfolio", href: "/projects" },
    { name: "Blog", href: "/blog" },
    { name: "Testimonials", href: "/testimonials" },
    { name: "Contact", href: "/#contact" },
  ],
  more: [
    { name: "Guides", href: "/guides" },
    { name: "Areas we cover", href: "/locations" },
    { name: "Questions", href: "/faq" },
    { name: "Cover and guarantee", href: "/trust" },
    { name: "Search", href: "/search" },
  ],
  legal: [
    { name: "Privacy", href: "/privacy" },
    { name: "Cookies", href: "/cookies" },
    { name: "Terms", href: "/terms" },
    { name: "Accessibility", href: "/accessibility" },
  ],
};
