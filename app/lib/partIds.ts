/**
 * Ids that components give to parts of pages with an owner's headings: a heading of that name gets
 * another.
 */
export const partIds = {
  allLinks: "all-links",
  contact: "contact",
  contents: "on-this-page",
  contentsTitle: "on-this-page-title",
  cost: "cost",
  firstHalf: "first-half",
  mainContent: "main-content",
  mobileMenu: "mobile-menu",
  partners: "partners",
  questions: "questions",
  recentWork: "menu-recent-work",
  replies: "replies",
  /** Browsers scroll to it without an element. */
  top: "top",
  wentWrong: "went-wrong",
} as const;
