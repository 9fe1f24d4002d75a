/** What a firm cannot prove is not shown, and the remaining text still reads well. */
import { describe, expect, test } from "vitest";
import { trustPage } from "./pages/trust.server.ts";
import { withoutLinksTo, withoutPlaceholders, withoutUnverified } from "./proof.server.ts";
import { tool } from "./schema/tools.ts";
import { smallContent } from "./fixtures/smallContent.ts";
import { smallTools } from "./fixtures/smallTools.ts";

const evidence = "A letter";
const shown = (content = smallContent()) => withoutUnverified(content).content;

test("the sample firm shows everything", () => {
  const content = smallContent();
  content.business.sample = true;
  content.projects[0]!.sample = true;
  expect(withoutUnverified(content)).toEqual({ content, leftOut: [] });
  expect(shown(content)).toBe(content);
});

describe("a real firm without evidence", () => {
  test("shows no claim, rating, award, review or figure, and the build says which", () => {
    const { content, leftOut } = withoutUnverified(smallContent());
    expect(content.business).toMatchObject({ claims: [], rating: undefined, award: undefined });
    expect(content.testimonials).toEqual([]);
    expect(content.home.about.stats).toEqual([]);
    expect(leftOut.map(({ file, words }) => `${file}: ${words}`)).toEqual([
      'app/content/business.yaml: the claim "Soon: We ring back."',
      'app/content/business.yaml: the claim "Insured: For two million."',
      ...[1, 2, 3, 4].map((value) => `the home page: the figure "${value} Figure ${value}"`),
      'app/content/testimonials/quiet.md: what "Homeowner in Mockbury" says',
      'app/content/testimonials/older.md: what "Homeowner in the hills" says',
      "app/content/business.yaml: the rating",
      "app/content/business.yaml: the award",
    ]);
  });

  test("says no sentence with a claim, in any text", () => {
    const content = smallContent();
    content.towns[0]!.body = "One. {{claim:insured}}. Two.";
    content.faq[0]!.questions[0]!.answer = "{{claim:insured}}";
    const { towns, faq } = shown(content);
    expect(towns[0]!.body).toBe("One. Two.");
    expect(faq).toEqual([]);
  });

  test("keeps what it says of its own work, its projects and its designer", () => {
    const content = smallContent();
    const day = { from: "2026-12-24", to: "2026-12-24", reason: "A day off" };
    content.business.hours.closures = [
      { ...day, sample: false },
      { ...day, sample: true },
    ];
    content.business.ourPrices = { why: "More is in it.", sample: true };
    const { business, projects } = shown(content);
    expect(business.ourPrices).toBeUndefined();
    expect(business.hours.closures).toEqual([{ ...day, sample: false }]);
    expect(business.trust).toEqual(smallContent().business.trust);
    expect(projects).toEqual(smallContent().projects);
    expect(business.designer).toEqual(smallContent().business.designer);
  });

  test("shows what it can prove", () => {
    const content = smallContent();
    const { business, home, testimonials } = content;
    for (const each of [business.claims[0]!, business.rating!, business.award!, testimonials[0]!])
      each.evidence = evidence;
    home.about.stats[0]!.claim = "phone-reply";
    home.about.stats[1]!.evidence = evidence;
    home.about.stats[2] = { icon: "place", label: "Where", text: "Mockbury" };
    const kept = shown(content);
    expect(kept.business.claims.map(({ id }) => id)).toEqual(["phone-reply"]);
    expect(kept.business).toMatchObject({ rating: { value: 4.5 }, award: { name: "Best door" } });
    expect(kept.testimonials.map(({ slug }) => slug)).toEqual(["quiet"]);
    expect(kept.home.about.stats.map(({ label }) => label)).toEqual([
      "Figure 1",
      "Figure 2",
      "Where",
    ]);
  });

  test("shows no sample, whatever is said to prove it", () => {
    const content = smallContent();
    const { business, partners, testimonials, home, search } = content;
    const samples = [business.claims[0]!, business.rating!, business.award!, testimonials[0]!];
    for (const each of samples) Object.assign(each, { evidence, sample: true });
    home.about.stats[0]!.claim = "phone-reply";
    Object.assign(business.trust.deposits!, { sample: true });
    Object.assign(business.designer!, { sample: true });
    Object.assign(partners[0]!, { sample: true });
    const next = { from: "2031-02-01", until: "2031-01-01", sample: true };
    business.nextStart = next;
    const answer = "On {{business.nextStart}}.";
    search.questions = [{ question: "When?", answer, href: "/", asked: ["start"] }];
    content.costs[0]!.ours = { low: 1, high: 2, date: "2026-01-01", sample: true };
    content.towns[0]!.body = `Ours is {{price:${content.costs[0]!.slug}}}. Two.`;
    const toolEntry = { slug: "a", file: "a.yaml" };
    content.tools = [
      { ...tool.parse({ ...smallTools.quote, sample: true }), ...toolEntry },
      { ...tool.parse(smallTools.stairs), ...toolEntry },
    ];
    const kept = shown(content);
    expect(kept.business.nextStart).toBeUndefined();
    expect(kept.search.questions).toEqual([]);
    expect(kept.costs[0]!.ours).toBeUndefined();
    expect(kept.towns[0]!.body).toBe("Two.");
    expect(kept.tools.map(({ kind }) => kind)).toEqual(["stairs"]);
    expect(kept.business).toMatchObject({ claims: [], rating: undefined, designer: undefined });
    expect(Object.keys(kept.business.trust)).toEqual(["insurer"]);
    expect([kept.partners, kept.testimonials, kept.home.about.stats]).toEqual([[], [], []]);
  });

  test("names an insurer, a cover or a membership only with what shows it", () => {
    const content = smallContent();
    delete content.business.trust.insurer!.evidence;
    expect(Object.keys(shown(content).business.trust)).toEqual(["deposits"]);
  });
});

test("nothing leads to a project that is left out, and the build says what went with it", () => {
  const whole = smallContent();
  const { projects, search, testimonials, towns, services } = whole;
  projects[0]!.sample = true;
  testimonials[0]!.evidence = evidence;
  search.suggestions.push("/projects/door", "/projects/shed");
  search.questions.push({ ...search.questions[0]!, href: "/projects/door" });
  towns[0]!.body =
    "Stone.\n\n## Seen\n\nTwo jobs:\n\n- [a door](/projects/door)\n\n## Roads\n\nSteep.";
  services[0]!.questions[0]!.answer = "Like [this door](/projects/door).";

  const { content, leftOut } = withoutUnverified(whole);
  expect(JSON.stringify(content)).not.toContain("/projects/door");
  expect(content.projects.map(({ slug }) => slug)).toEqual(["shed"]);
  expect(content.services[0]!.relatedProjects).toEqual([]);
  const [, mockbury] = content.serviceTowns;
  expect(mockbury).toMatchObject({ nearestProject: undefined, nearestNote: undefined });
  expect(content.testimonials[0]!.project).toBeUndefined();
  expect(content.services[0]!.questions).toHaveLength(3);
  expect(content.search.suggestions).toEqual([
    "/services/doors",
    "/locations/hills",
    "/projects/shed",
  ]);
  // The words that lead up to its paragraph go, too.
  expect(content.towns[0]!.body).toBe("Stone.\n\n## Roads\n\nSteep.");
  expect(leftOut.map(({ file }) => file)).toContain("app/content/towns/mockbury.md");
});

describe("the page of what stands behind the work", () => {
  test("has what the profile gives, in its order, and one table of replies", () => {
    const content = smallContent();
    content.business.trust.insurer!.evidenceDate = "2026-01-12";
    expect(trustPage(content)).toEqual({
      page: { title: "Trust list", lead: "Trust list lead." },
      picture: expect.objectContaining({ alt: "Picture of workshop" }),
      facts: [
        {
          id: "insurer",
          title: "Who insures us",
          short: "An insurer",
          html: 'See <a href="/faq">terms</a>.',
          evidence: "A letter, seen 12 January 2026",
        },
        { id: "deposits", title: "Deposits", short: "None", html: "You pay at the end." },
      ],
      replies: [{ id: "phone-reply", answers: "A call", words: "We ring back." }],
      note: "The phone is answered Monday 8am to 5pm.",
      contact: content.home.contact,
    });
  });

  test("is not there while nothing stands on it, and no menu leads to it", () => {
    const content = smallContent();
    content.business.trust = {};
    content.navigation.more = [{ name: "Trust", href: "/trust", megaMenu: false }];
    content.faq[0]!.questions[0]!.answer = "See [the table](/trust#replies).";
    const { indexPages, navigation, faq } = shown(content);
    expect(indexPages.map(({ path }) => path)).not.toContain("/trust");
    expect(navigation).toMatchObject({ main: [{ href: "/" }], more: [], legal: [{}] });
    expect(faq).toEqual([]);
    content.business.claims[0]!.evidence = evidence;
    expect(shown(content).navigation.more).toHaveLength(1);
  });
});

test.each([
  ["One. {{claim:a}}. Three.", "One. Three."],
  ["{{ claim-title:a }}: {{claim:a}}. Two?", "Two?"],
  ["{{claim:b}}. Two.", "{{claim:b}}. Two."],
  ["{{claim:a}}.", ""],
  ["One.\n\n- Two\n- {{claim:a}}\n- Four", "One.\n\n- Two\n- Four"],
])("without the claim a, %j is %j", (text, wanted) => {
  expect(withoutPlaceholders(text, ["claim(-title)?:a", "claim(-title)?:c"])).toBe(wanted);
  expect(withoutPlaceholders(text, [])).toBe(text);
});

test.each([
  ["One.\n\nSee [two](/a).\n\nThree.", "One.\n\nThree."],
  ["One.\n\nSee [two](/a-b).", "One.\n\nSee [two](/a-b)."],
  ["One.\n\n## Two\n\n[Two](/a)", "One."],
  ["## One\n\n[One](/a)\n\n## Two\n\nTwo.", "## Two\n\nTwo."],
  ["[One](/a)\n\n## Two\n\n### Three\n\nFour.", "## Two\n\n### Three\n\nFour."],
])("without links to /a, %j is %j", (text, wanted) => {
  expect(withoutLinksTo(text, ["/a"])).toBe(wanted);
});
