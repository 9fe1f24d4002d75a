import Typography from "@mui/material/Typography";
import MuiLink from "@mui/material/Link";
import { styled } from "@mui/material/styles";
import type { ArticleCard, NamedLink } from "../../content/cards.server.ts";
import type { RenderedText } from "../../content/markdown.server.ts";
import type { Contact } from "../../content/shell.server.ts";
import { formatDate } from "../../lib/dates.ts";
import type { Breadcrumb } from "../../widgets/Breadcrumbs/Breadcrumbs.tsx";
import type { AnsweredQuestion } from "../../widgets/Questions/Questions.tsx";
import { SharePage } from "../../widgets/SharePage/SharePage.tsx";
import { ArticleList } from "../lists/ArticleList.tsx";
import { LinkList } from "../lists/LinkList.tsx";
import { Band } from "./Band.tsx";
import { PageHeader } from "./PageHeader.tsx";
import { Prose } from "./Prose.tsx";
import { QuestionsBand } from "./QuestionsBand.tsx";
import { TextWithAside } from "./TextWithAside.tsx";

const Contents = styled("nav")(({ theme }) => ({
  marginBottom: 44,
  padding: "18px 24px",
  borderInlineStart: `3px solid ${theme.vars.palette.drawing.ply}`,
  "& p": { ...theme.typography.body2, fontWeight: 650 },
  "& ol": { listStyle: "none" },
  "& a": { display: "inline-block", paddingBlock: 4, ...theme.typography.body2 },
}));

export type ArticlePageProps = {
  breadcrumbs: Breadcrumb[];
  article: ArticleCard & { updated: string; author: string };
  text: RenderedText;
  questions: AnsweredQuestion[];
  services: NamedLink[];
  others: ArticleCard[];
  contact: Contact;
  whatsappHref: string;
};

/** A guide or a post: its contents, its text, what it leads to. */
export function ArticlePage({
  breadcrumbs,
  article,
  text,
  questions,
  services,
  others,
  contact,
  whatsappHref,
}: ArticlePageProps) {
  const { name, lead, picture, author, published, updated, minutes } = article;
  return (
    <article>
      <PageHeader breadcrumbs={breadcrumbs} title={name} lead={lead} picture={picture}>
        <Typography variant="body2" sx={{ mt: 2, color: "text.secondary" }}>
          {author}, <time dateTime={published}>{formatDate(published)}</time>
          {updated !== published && (
            <>
              , changed on <time dateTime={updated}>{formatDate(updated)}</time>
            </>
          )}
          , {minutes} minute read
        </Typography>
        <SharePage title={name} />
      </PageHeader>
      <TextWithAside
        contact={contact}
        mark="Ask while it is fresh"
        title="A question about your own house?"
        whatsappHref={whatsappHref}
        whatsappLabel="Message us on WhatsApp"
        hint="A photograph and a rough size are enough to start with."
      >
        {text.headings.length > 2 && (
          <Contents aria-labelledby="contents">
            <p id="contents">On this page</p>
            <ol>
              {text.headings.map(({ id, text: words }) => (
                <li key={id}>
                  <MuiLink href={`#${id}`}>{words}</MuiLink>
                </li>
              ))}
            </ol>
          </Contents>
        )}
        <Prose html={text.html} />
      </TextWithAside>
      <QuestionsBand title="Questions" questions={questions} />
      {services.length > 0 && (
        <Band title="Services this is about" tight>
          <LinkList links={services} />
        </Band>
      )}
      {others.length > 0 && (
        <Band title="Read next" tight>
          <ArticleList articles={others} headingLevel="h3" />
        </Band>
      )}
    </article>
  );
}
