import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { PostPage } from "../../content/loaders/article.server.ts";
import type { ShownTool } from "../../content/tools.server.ts";
import { readingTime } from "../../lib/duration.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import type { AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { SharePage } from "../../widgets/SharePage/SharePage.tsx";
import { RelatedLinks } from "../lists/RelatedLinks.tsx";
import { ToolBands } from "../tools/ToolBands.tsx";
import { NextArticles } from "./NextArticles.tsx";
import { ContactBand } from "../page/ContactBand.tsx";
import { LongText, type LongTextProps } from "../page/LongText.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { QuestionsBand } from "../page/QuestionsBand.tsx";

export type ArticlePageProps = Omit<PostPage, "tools" | "questions" | "text"> & {
  breadcrumbs: Breadcrumb[];
  text: LongTextProps["text"];
  /** A band before the text. */
  aboveText?: ReactNode;
  tools?: ShownTool[];
  questions: AnsweredQuestion[];
};

/** A guide or a post: its table of contents, text, questions, related pages and how to ask. */
export function ArticlePage({
  breadcrumbs,
  about,
  article,
  text,
  aboveText,
  tools,
  questions,
  services,
  others,
  words,
}: ArticlePageProps) {
  const { name, lead, picture, author, published, updated, minutes } = article;
  return (
    <article>
      <PageHeader breadcrumbs={breadcrumbs} title={name} lead={lead} picture={picture}>
        <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
          <span>{`${author}, `}</span>
          <time dateTime={published}>{formatDate(published)}</time>
          {updated !== published && (
            <span>
              , changed on <time dateTime={updated}>{formatDate(updated)}</time>
            </span>
          )}
          <span>{`, ${readingTime(minutes)}`}</span>
        </Typography>
        <SharePage title={name} />
      </PageHeader>
      {aboveText}
      <LongText text={text} />
      {tools && <ToolBands tools={tools} />}
      <QuestionsBand title={words.questions} questions={questions} />
      <NextArticles title={words.next} articles={others} />
      <RelatedLinks title={words.about} links={services} />
      <ContactBand title={words.title} about={about} hint={words.hint} />
    </article>
  );
}
