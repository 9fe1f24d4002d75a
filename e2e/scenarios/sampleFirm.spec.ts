/**
 * The specification's own values, which are those of the sample firm: its labels, figures, hours,
 * services and addresses (§1, §2, §7 and §9), as words and numbers instead of from the content.
 */
import { expect as hard, test, type Page } from "@playwright/test";
import { business } from "../../app/content/business.ts";
import { visit } from "../../scripts/lib/visit.ts";
import { openStory } from "../support/browser/storybook.ts";
import { isWide, onBoth, onlyWide } from "../support/browser/screen.ts";

/** Every value that differs is told, not only the first. */
const expect = hard.configure({ soft: true });

test.skip(!business.sample, "The firm is a real one, with values of its own.");

const towns = [
  "gloucester",
  "quedgeley",
  "cheltenham",
  "stroud",
  "cirencester",
  "tewkesbury",
  "cotswolds",
  "evesham",
  "dursley",
  "winchcombe",
  "stow-on-the-wold",
  "moreton-in-marsh",
];
const routes = [
  "/ /projects /blog /testimonials /faq /privacy /cookies /terms /locations",
  "/guides/small-kitchen-extensions /guides/boot-room-ideas /guides/kitchen-extension-cost",
  "/guides/bespoke-vs-ready-made-kitchens",
  "/services/home-renovations /services/bespoke-carpentry /services/kitchens",
  "/services/structural-works /services/first-second-fix /services/staircases /services/doors",
  "/services/woodwork-services /services/loft-conversions /services/boot-rooms",
  "/services/home-renovations/gloucester /services/home-renovations/cheltenham",
  "/projects/modern-kitchen-installation-gloucester",
  "/projects/kitchen-bespoke-striped-worktop-gloucester",
  "/projects/contemporary-grey-gloss-kitchen-cheltenham",
  "/projects/under-stair-playhouse-storage-gloucester",
  "/projects/full-wall-media-unit-storage-cheltenham",
  "/projects/wall-storage-bookshelves-log-store-stroud",
  "/projects/garden-shed-build-cotswolds",
  "/projects/oak-door-installation-gloucester",
  "/projects/bespoke-bootroom-cabinet-cotswolds",
].flatMap((line) => line.split(" "));
const inTowns = [
  "woodwork-services",
  "kitchens",
  "bespoke-carpentry",
  "staircases",
  "boot-rooms",
  "doors",
];

test("every route is there, and a town page too many is not", async ({ request }) => {
  const paths = [
    ...routes,
    ...towns.map((town) => `/locations/${town}`),
    ...inTowns.flatMap((service) => towns.map((town) => `/services/${service}/${town}`)),
  ];
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
  for (const path of ["/services/home-renovations/stroud", "/services/loft-conversions/stroud"])
    expect((await request.get(path)).status(), path).toBe(404);
});

const texts = (page: Page, list: string) => page.getByRole("list", { name: list });

test("the bars name their entries", onBoth, async ({ page }) => {
  await visit(page, "/faq");
  if (isWide(page)) {
    const main = page.getByRole("navigation", { name: "Main" });
    await expect(main.locator("li:not([popover] li) > a")).toHaveText([
      "Home",
      "About",
      "Services",
      "Portfolio",
      "Blog",
      "Testimonials",
      "Contact",
    ]);
    const banner = page.getByRole("banner");
    await expect(banner.getByText("Call Now", { exact: true })).toBeVisible();
    await expect(banner.getByRole("link", { name: "Get Quote", exact: true })).toBeVisible();
  } else {
    const tabs = page.getByRole("navigation", { name: "Quick links" });
    const names = (await tabs.innerText()).split(/\s+/).filter(Boolean);
    expect(names).toEqual(["Home", "Services", "Projects", "Quote", "Menu"]);
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).tap();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByText("Call Now", { exact: true })).toBeVisible();
    await expect(menu.getByText("Get Quote", { exact: true })).toBeVisible();
  }
});

test("the menu has eight services, three Popular, three recent", onlyWide, async ({ page }) => {
  await visit(page, "/faq");
  await page.getByRole("button", { name: "Services menu" }).click();
  const panel = page.getByRole("banner").locator("[popover]");
  const links = panel.locator('a[href^="/services/"]');
  const services = links.filter({ has: page.locator("small") });
  await expect(services).toHaveCount(8);
  await expect(services.locator("img")).toHaveCount(8);
  // Services that the specification doesn't name follow, by their names and pictures alone.
  await expect(links.filter({ hasNot: page.locator("small") })).toHaveText([
    "Loft conversions",
    "Boot rooms",
  ]);
  await expect(services.filter({ hasText: "Popular" })).toHaveText([
    /^Bespoke carpentry/,
    /^Kitchens/,
    /^General woodwork/,
  ]);
  await expect(panel.locator('a[href^="/projects/"]')).toHaveCount(3);
  const all = panel.getByRole("link", { name: "View All Projects", exact: true });
  await expect(all).toHaveAttribute("href", "/projects");
});

test("the home page has the services and figures that were agreed", async ({ page }) => {
  await visit(page, "/");
  const cards = page.locator("#services li:has(h3)");
  await expect(cards.locator("h3")).toHaveText([
    "Complete Home Renovations",
    "Bespoke Carpentry and Joinery",
    "Kitchen Design and Installation",
    "Structural Building Works",
    "First and Second Fix Carpentry",
    "Staircase Design and Construction",
    "Door Installation and Replacement",
    "Specialist Woodwork",
  ]);
  const features = [
    "entire home makeovers, single room renovations, kitchen renovations, bathroom refits, period property restoration",
    "boot rooms and utility spaces, fitted wardrobes, under-stairs storage, media walls and panelling, laundry room fit-outs",
    "bespoke design, installation, worktop fitting, islands, storage",
    "wall removal and RSJ fitting, building control liaison, structural calculations, building regulations sign-off, foundation work",
    "timber frame, floor joisting, skirting and architrave, door hanging, window boards",
    "custom design, installation, balustrade and handrails, repairs, period restoration",
    "interior doors, external doors, French and bi-fold doors, fire doors, frame repairs",
    "wooden flooring, decking and pergolas, custom shelving, window installation, timber cladding",
  ];
  for (const [index, list] of features.entries())
    expect((await cards.nth(index).locator("li").allTextContents()).join(", ").toLowerCase()).toBe(
      list.toLowerCase(),
    );

  const tiles = page.locator("#about li:has(strong)");
  await expect(tiles).toHaveText([/15\+/, /300\+/, /^Finalist/, /^Gloucester/]);
  await expect(tiles.locator("svg[aria-hidden=true]")).toHaveCount(4);
  await expect(page.locator("#about h3")).toHaveText([
    "Craftsmanship",
    "Community",
    "Transparency",
    /./,
  ]);
  await expect(page.locator("#portfolio [data-category]")).toHaveCount(3);
  const actions = page.locator("#home .actions").getByRole("link");
  await expect(actions).toHaveCount(2);
  await expect(actions.first()).toHaveAttribute("href", "#contact");
  await expect(actions.last()).toHaveAttribute("href", "#portfolio");
  const all = page.locator("#portfolio").getByRole("link", { name: "View All Projects" });
  await expect(all).toHaveAttribute("href", "/projects");
});

test("the call bar invites, and the cards promise", onBoth, async ({ page }) => {
  await visit(page, "/");
  const card = (name: string) =>
    page.locator("#contact").getByRole("heading", { name, exact: true }).locator("..");
  await expect(card("Call")).toContainText("Usually answers within 3 rings");
  await expect(card("WhatsApp")).toContainText("Free estimates in 30 minutes");
  await expect(card("Email")).toContainText("A reply within 48 hours to arrange a site visit");
  await expect(page.locator("#contact")).toContainText("Gloucester, Gloucestershire");
  await expect(page.locator("#contact")).toContainText("Mon–Fri 7am–6pm");
  await expect(page.locator("#contact")).toContainText("Sat 8am–2pm");
  await expect(page.locator("#contact")).toContainText("Mon–Fri 8am–6pm");
  await expect(page.locator("#contact")).toContainText("Sat 9am–1pm");
  const invitation = "Ready to discuss your project? Free site visits available";
  const bar = page.locator("[data-shown]").filter({ hasText: invitation });
  await expect(bar.locator("a")).toHaveText([
    /^Call Now(Open now|Opens \w+ [\d.]+[ap]m)Call 07700 900 482$/,
    "WhatsAppWhatsApp Us, opens in a new tab",
  ]);
});

const facts = ["finalist 2024", "300+ projects", "Trusted since 2010", "5-star rated"];

test("the trust badge is a line at home and plates on a page", onBoth, async ({ page }) => {
  await visit(page, "/");
  const badge = texts(page, "Our record");
  await expect(badge).toHaveAttribute("data-variant", "compact");
  await expect(badge.getByRole("listitem")).toContainText(facts);
  const tops = () =>
    badge
      .getByRole("listitem")
      .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().top)));
  // Four in a row, or two and two.
  expect(new Set(await tops()).size).toBe(isWide(page) ? 1 : 2);
  const award = page.locator("#home").getByRole("link", { name: /finalist 2024/i });
  await expect(award).toHaveAttribute("href", /^https:/);
  await expect(award).toHaveAttribute("target", "_blank");
  await expect(award).toHaveAttribute("rel", /noopener/);
  await visit(page, "/trust");
  await expect(badge).toHaveAttribute("data-variant", "detailed");
  await expect(badge.getByRole("listitem")).toContainText(facts);
  expect(new Set(await tops()).size).toBe(isWide(page) ? 1 : 2);
});

test("the trust strip says what can be counted on", onBoth, async ({ page }) => {
  await visit(page, "/");
  const items = texts(page, "What you can count on").getByRole("listitem");
  await expect(items).toHaveText([
    /^Free quotes ?No-obligation estimates and free site visits$/,
    /^Fast response ?Reply within 1\shour, Mon–Fri 8am–6pm, Sat 9am–1pm$/,
    /^15\+ years/,
    /^Fully insured/,
  ]);
  const rows = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().top),
  );
  expect(new Set(rows.map(Math.round)).size).toBe(isWide(page) ? 1 : 2);
});

test("the compact trust strip has its four titles alone", onBoth, async ({ page }) => {
  await openStory(page, "sections-home-truststrip--compact");
  const items = page.getByRole("list", { name: "What you can count on" }).getByRole("listitem");
  await expect(items).toHaveText(["Free quotes", "Fast response", "15+ years", "Fully insured"]);
  const tops = await items.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops.map(Math.round)).size).toBe(isWide(page) ? 1 : 2);
});

test("the ways to write are filled in", async ({ page }) => {
  await visit(page, "/");
  const contact = page.locator("#contact");
  const message = contact.locator('a[href^="https://wa.me/"]');
  const url = new URL((await message.getAttribute("href"))!);
  expect(url.pathname).toBe("/447700900482");
  expect(url.searchParams.get("text")).toBe(
    "Hi! I'd like to discuss a carpentry project with you.",
  );
  await expect(message).toHaveAttribute("target", "_blank");
  await expect(message).toHaveAttribute("rel", /noopener/);
  await expect(contact.locator('a[href^="tel:"]')).toHaveAttribute("href", "tel:+447700900482");
  await expect(contact.locator('a[href^="mailto:"]')).toHaveAttribute(
    "href",
    /^mailto:hello@longsmith\.example\?subject=A%20job%20to%20look%20at&body=Attach%20photographs/,
  );
  for (const name of ["Facebook", "Instagram", "TikTok"])
    await expect(page.locator("#home").getByRole("link", { name })).toHaveAttribute(
      "href",
      new RegExp(`^https://www\\.${name.toLowerCase()}\\.com/`),
    );
});

test("structured data has the firm's limits", async ({ page }) => {
  await page.goto("/");
  const json = await page.locator('script[type="application/ld+json"]').textContent();
  const graph = JSON.parse(json!)["@graph"] as Record<string, unknown>[];
  const firm = graph.find((node) => "priceRange" in node)!;
  expect(firm).toMatchObject({
    priceRange: "££-£££",
    address: { addressCountry: "GB" },
    aggregateRating: { ratingValue: 5, bestRating: 5, reviewCount: 300 },
  });
  const everything = JSON.stringify(graph);
  for (const part of [
    { latitude: 51.8642, longitude: -2.2381 },
    { geoRadius: "30000" },
    { price: 0, priceCurrency: "GBP" },
    { opens: "08:00", closes: "18:00" },
    { opens: "09:00", closes: "13:00" },
  ])
    expect(everything).toContain(JSON.stringify(part).slice(1, -1));
  for (const place of ["Gloucester", "Cheltenham", "Stroud", "Tewkesbury", "Cirencester"])
    expect(everything).toContain(`"name":"${place}"`);
  expect(everything).toContain('"name":"Gloucestershire"');
  const site = graph.find((node) => node["@type"] === "WebSite")!;
  expect(site["potentialAction"]).toMatchObject({
    "@type": "SearchAction",
    target: { urlTemplate: "https://longsmith.example/search?q={search_term}" },
  });
});
