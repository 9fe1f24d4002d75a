/**
 * Removes unproven statements from pages and structured data: untraceable reviews are banned
 * (Digital Markets, Competition and Consumers Act 2024, schedule 20) and claims must be provable
 * (CAP Code 3.7). The sample firm shows everything and is labelled as a sample.
 */
import { businessFile } from "./business.ts";
import type { Content } from "./entries.server.ts";
import { mapTexts } from "./typeset.server.ts";

/** Something left out, described for the owner. */
export type LeftOut = { file: string; words: string };

type Statement = { sample?: boolean | undefined; evidence?: string | undefined };
const isProven = ({ sample, evidence }: Statement) => !sample && evidence !== undefined;
const isReal = ({ sample }: Statement) => !sample;

/** Placeholders of claims, of own prices and of a start that are not shown. */
function unprovenPlaceholders({ business: { claims, nextStart }, costs }: Content): string[] {
  const unpriced = new Set(costs.flatMap(({ slug, ours }) => (ours && isReal(ours) ? [] : slug)));
  return [
    ...claims.filter((claim) => !isProven(claim)).map(({ id }) => `claim(-title)?:${id}`),
    ...[...unpriced].map((job) => `price:${job}`),
    ...(nextStart?.sample ? ["business\\.nextStart"] : []),
    ...costs
      .filter(({ example }) => example?.lines.some(({ cost = "" }) => unpriced.has(cost)))
      .map(({ slug }) => `example:${slug}.ours`),
  ];
}

/** Removes sentences that contain one of these placeholders, and lines left empty. */
export function withoutPlaceholders(text: string, names: string[]): string {
  const named = new RegExp(`\\{\\{\\s*(${names.join("|")})\\s*\\}\\}`);
  if (names.length === 0 || !named.test(text)) return text;
  return text
    .split("\n")
    .flatMap((line) => {
      if (!named.test(line)) return line;
      const left = line.split(/(?<=[.?!])\s+/).filter((sentence) => !named.test(sentence));
      return left.length > 0 ? left.join(" ") : [];
    })
    .join("\n");
}

/** Level of a heading, 2 to 4; 9 for any other paragraph. */
const levelOf = (paragraph = "##") => /^#+(?= )/.exec(`${paragraph} `)?.[0].length ?? 9;

/** Removes paragraphs that link to one of these URLs, and headings left without content. */
export function withoutLinksTo(text: string, addresses: string[]): string {
  const isGone = (paragraph: string) =>
    addresses.some((address) => paragraph.includes(`](${address})`));
  if (!isGone(text)) return text;
  const left = text
    .split(/\n{2,}/)
    .filter((paragraph, index, all) => {
      // An introduction is removed together with its list.
      const list = paragraph.endsWith(":") ? (all[index + 1] ?? "") : "";
      return !isGone(paragraph) && !isGone(list);
    })
    .filter(
      (paragraph, index, all) =>
        levelOf(paragraph) === 9 || levelOf(all[index + 1]) > levelOf(paragraph),
    );
  return left.join("\n\n");
}

/**
 * Parts of /trust that state a fact about third parties; the others describe how the firm works.
 */
const factsAboutOthers = new Set(["insurer", "cover", "memberships"]);

/** The content to show, and a list of what was left out. */
export function withoutUnverified(whole: Content): { content: Content; leftOut: LeftOut[] } {
  if (whole.business.sample) return { content: whole, leftOut: [] };
  const unproven = unprovenPlaceholders(whole);
  const content = mapTexts(whole, (text) => withoutPlaceholders(text, unproven));
  const { business, home, search } = content;

  const leftOut: LeftOut[] = [];
  /** Whether a statement is kept; records it as left out if not. */
  const stays = (isGood: boolean, file: string, words: string) => {
    if (!isGood) leftOut.push({ file, words });
    return isGood;
  };
  /** The same for an optional statement. */
  const keepOptional = <Thing extends Statement>(
    thing: Thing | undefined,
    words: string,
    isGood = isProven,
  ) => (thing && stays(isGood(thing), businessFile, words) ? thing : undefined);

  const claims = business.claims.filter((claim) =>
    stays(isProven(claim), businessFile, `the claim "${claim.title}: ${claim.words}"`),
  );
  const hasClaim = (id: string) => claims.some((claim) => claim.id === id);
  const trust = Object.fromEntries(
    Object.entries(business.trust).filter(([part, fact]) =>
      stays(
        (factsAboutOthers.has(part) ? isProven : isReal)(fact),
        businessFile,
        `"${fact.short}" on /trust`,
      ),
    ),
  ) as typeof business.trust;
  const closures = business.hours.closures.filter((closure) =>
    stays(isReal(closure), businessFile, `the closure "${closure.reason}"`),
  );
  const nextStart = keepOptional(business.nextStart, "when you could start", isReal);
  const costs = content.costs.map((cost) => ({
    ...cost,
    ours:
      cost.ours && stays(isReal(cost.ours), cost.file, "your own prices") ? cost.ours : undefined,
  }));
  const tools = content.tools.filter((tool) =>
    stays(isReal("sample" in tool ? tool : {}), tool.file, `"${tool.title}"`),
  );
  const stats = home.about.stats.filter(({ label, value, text, claim, evidence }) =>
    stays(
      claim ? hasClaim(claim) : value === undefined || evidence !== undefined,
      "the home page",
      `the figure "${value ?? text} ${label}"`,
    ),
  );
  const projects = content.projects.filter((project) =>
    stays(isReal(project), project.file, `the project "${project.title}"`),
  );
  const testimonials = content.testimonials.filter((testimonial) =>
    stays(isProven(testimonial), testimonial.file, `what "${testimonial.attribution}" says`),
  );
  const partners = content.partners.filter((partner) =>
    stays(isReal(partner), "the partners", `the partner "${partner.name}"`),
  );

  const hasTrustPage =
    Object.keys(trust).length > 0 || claims.some(({ answers }) => answers !== undefined);
  /** URLs that no longer exist. */
  const removedPaths = [
    ...content.projects
      .filter((project) => !projects.includes(project))
      .map(({ slug }) => `/projects/${slug}`),
    ...(hasTrustPage ? [] : ["/trust", "/trust#replies"]),
  ];
  const isKept = ({ href }: { href: string }) => !removedPaths.includes(href);
  /** Entries without the paragraphs that link to those URLs. */
  const without = <Written extends { file: string; body: string }>(entries: Written[]) =>
    entries.map((entry) => {
      const body = withoutLinksTo(entry.body, removedPaths);
      stays(body === entry.body, entry.file, "what leads to a page that is left out");
      return { ...entry, body };
    });
  const isKnown = (slug: string) => projects.some((project) => project.slug === slug);
  /** Questions that still have an answer. */
  const answered = <Asked extends { answer: string }>(questions: Asked[]) =>
    questions.filter(({ answer }) => withoutLinksTo(answer, removedPaths) !== "");

  return {
    leftOut,
    content: {
      ...content,
      business: {
        ...business,
        hours: { ...business.hours, closures },
        nextStart,
        claims,
        trust,
        rating: keepOptional(business.rating, "the rating"),
        ourPrices: keepOptional(business.ourPrices, "why your prices differ", isReal),
        award: keepOptional(business.award, "the award"),
        designer: keepOptional(business.designer, "what is said of the designer", isReal),
      },
      home: { ...home, about: { ...home.about, stats } },
      costs,
      tools,
      projects: without(projects),
      posts: without(content.posts),
      guides: without(content.guides),
      towns: without(content.towns),
      partners,
      testimonials: testimonials.map((testimonial) => ({
        ...testimonial,
        project: projects.find(({ slug }) => slug === testimonial.project)?.slug,
      })),
      services: without(content.services).map((service) => ({
        ...service,
        relatedProjects: service.relatedProjects.filter(isKnown),
        questions: answered(service.questions),
      })),
      serviceTowns: without(content.serviceTowns).map((entry) => ({
        ...entry,
        ...(!isKnown(entry.nearestProject ?? "") && {
          nearestProject: undefined,
          nearestNote: undefined,
        }),
      })),
      faq: content.faq
        .map((group) => ({ ...group, questions: answered(group.questions) }))
        .filter(({ questions }) => questions.length > 0),
      search: {
        ...search,
        questions: answered(search.questions).filter(isKept),
        suggestions: search.suggestions.filter((href) => isKept({ href })),
      },
      indexPages: content.indexPages.filter(({ path }) => isKept({ href: path })),
      navigation: {
        main: content.navigation.main.filter(isKept),
        more: content.navigation.more.filter(isKept),
        legal: content.navigation.legal.filter(isKept),
      },
    },
  };
}
