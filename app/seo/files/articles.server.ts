/** Guides and posts as Markdown, for readers without a browser. */
import type { Content, Guide, Post } from "../../content/entries.server.ts";
import { fillIn } from "../../content/fillIn.server.ts";
import { formatDate } from "../../lib/dates.ts";
import { canonicalAddress } from "../metadata.ts";

/** Makes links within the site, anchors of the page at `address` and figures absolute. */
const absolute = (markdown: string, address: string, { business, pictures }: Content) =>
  markdown
    .replace(
      /^(!\[[^\]]*\]\()([^\s)]+)/gm,
      (_, before: string, file: string) => before + pictures[file]!.src,
    )
    .replace(/\]\(\//g, `](${business.origin}/`)
    .replace(/\]\(#/g, `](${address}#`);

/** The full text of an article with its title, dates, questions and URL. */
export function articleMarkdown(entry: Guide | Post, path: string, content: Content): string {
  const { origin } = content.business;
  const author = "author" in entry ? entry.author : "Our founder";
  const changed =
    entry.updated === entry.published ? "" : `, changed on ${formatDate(entry.updated)}`;
  const questions = "questions" in entry ? entry.questions : [];
  const address = canonicalAddress(path, origin);
  const parts = [
    `# ${entry.title}`,
    `> ${entry.lead}`,
    `${author}, ${formatDate(entry.published)}${changed}`,
    entry.body,
    ...(questions.length > 0 ? ["## Questions"] : []),
    ...questions.map(({ question, answer }) => `### ${question}\n\n${answer}`),
    "---",
    `${content.business.name}: <${address}>`,
  ];
  return `${absolute(fillIn(parts.join("\n\n")), address, content)}\n`;
}

/** All articles with the path of their page; the Markdown file has the same path plus `.md`. */
export function articles(content: Content): { path: string; entry: Guide | Post }[] {
  return [
    ...content.guides.map((entry) => ({ path: `/guides/${entry.slug}`, entry })),
    ...content.posts.map((entry) => ({ path: `/blog/${entry.slug}`, entry })),
  ];
}
