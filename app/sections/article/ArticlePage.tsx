import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { PostPage } from "../../content/pages/article.server.ts";
import type { ShownTool } from "../../content/tools.server.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import type { AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { SharePage } from "../../widgets/SharePage/SharePage.tsx";
import { ArticleList } from "../lists/ArticleList.tsx";
import { RelatedLinks } from "../lists/RelatedLinks.tsx";
import { ToolBands } from "../tools/ToolBands.tsx";
import { Band } from "../page/Band.tsx";
import { PageHeader } from "../page/PageHeader.tsx";
import { QuestionsBand } from "../page/QuestionsBand.tsx";
import { TextWithAside } from "../page/TextWithAside.tsx";

export type ArticlePageProps = Omit<PostPage, "tools" | "questions"> & {
  breadcrumbs: Breadcrumb[];
  /** A band before the text. */
  aboveText?: ReactNode;
  tools?: ShownTool[];
  questions: AnsweredQuestion[];
};

/** A guide or a post: its table of contents, text, questions and related pages. */
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
          <span>{`, ${minutes}\u00A0minute read`}</span>
        </Typography>
        <SharePage title={name} />
      </PageHeader>
      {aboveText}
      <TextWithAside
        mark={words.mark}
        title={words.title}
        about={about}
        asideBeside={false}
        hint={words.hint}
        text={text}
      />
      {tools && <ToolBands tools={tools} />}
      <QuestionsBand title={words.questions} questions={questions} />
      {others.length > 0 && (
        <Band title={words.next} tone="ply">
          <ArticleList articles={others} />
        </Band>
      )}
      <RelatedLinks
        title={words.about}
        links={services.map((service) => ({ ...service, kind: words.service }))}
      />
    </article>
  );
}
