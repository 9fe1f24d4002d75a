/** The picture for a link preview of a page. */
import { getContent } from "./content.server.ts";
import type { Content } from "./entries.server.ts";
import type { Picture } from "./schema/common.ts";

/** The first picture of a page or of its list; undefined if there is text only. */
function firstPicture(path: string, content: Content): Picture | undefined {
  const { home, projects, services, towns, guides, posts } = content;
  if (path === "/") return home.hero.picture;
  const [kind, slug] = path.split("/").slice(1);
  const bySlug = <Entry extends { slug: string }>(entries: Entry[]) =>
    slug === undefined ? entries[0] : entries.find((entry) => entry.slug === slug);
  switch (kind) {
    case "projects":
      return bySlug(projects)?.images[0];
    case "services":
      return bySlug(services)?.picture;
    case "guides":
      return bySlug(guides)?.picture;
    case "blog":
      return bySlug(posts)?.picture;
    case "locations": {
      const town = slug && bySlug(towns);
      if (!town) return home.hero.picture;
      // A project in or near the town, if there is one; projects list their own town first.
      const near = projects.filter((project) => project.towns.includes(town.slug));
      const inTown = near.find((project) => project.towns[0] === town.slug);
      return (inTown ?? near[0])?.images[0] ?? home.hero.picture;
    }
    default:
      return undefined;
  }
}

/**
 * The link preview of the page at a path, 1200 × 630 px; the home page's drawing if a page has no
 * picture. `src` is a path on this site, `alt` that of the original picture.
 */
export function getSharePicture(path: string, content = getContent()) {
  const { home, pictures } = content;
  const first = firstPicture(path, content);
  const share = first && pictures[first.src]?.share;
  const shown = first && share ? { src: share, alt: first.alt } : undefined;
  const drawn = pictures[home.preview.src];
  if (!shown && !drawn) throw new Error(`No picture ${home.preview.src}: run npm run pictures`);
  return {
    ...(shown ?? { src: drawn!.src, alt: home.preview.alt }),
    width: 1200,
    height: 630,
  };
}
