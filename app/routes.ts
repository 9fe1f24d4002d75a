/** All routes. */
import { index, route, type RouteConfig, type RouteConfigEntry } from "@react-router/dev/routes";
import { getPages } from "./seo/pages.server.ts";

const pages = getPages();

/** One for each file in `content/pages`; the page about cookies has switches as well. */
const information = pages
  .filter(({ kind }) => kind === "information")
  .map(({ path }) => path.slice(1))
  .map((path) =>
    route(path, `routes/${path === "cookies" ? path : "information"}.tsx`, { id: path }),
  );

const map = [
  index("routes/home.tsx"),
  route("projects", "routes/projects.tsx"),
  route("projects/:slug", "routes/project.tsx"),
  route("blog", "routes/articles.tsx", { id: "blog" }),
  route("blog/:slug", "routes/post.tsx"),
  route("testimonials", "routes/testimonials.tsx"),
  route("trust", "routes/trust.tsx"),
  route("faq", "routes/faq.tsx"),
  ...information,
  route("locations", "routes/locations.tsx"),
  route("locations/:town", "routes/town.tsx"),
  route("guides", "routes/articles.tsx", { id: "guides" }),
  route("guides/:slug", "routes/guide.tsx"),
  route("services", "routes/services.tsx"),
  route("services/:service", "routes/service.tsx"),
  route("services/:service/:town", "routes/serviceTown.tsx"),
  route("search", "routes/search.tsx"),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;

/**
 * Whether the content has a page for a route. A firm without a blog has none at `blog/:slug`, and
 * the build rejects a route that prerenders nothing.
 */
function hasPage({ path = "" }: RouteConfigEntry): boolean {
  // Not a page of the content: the not-found page.
  if (path === "*") return true;
  const address = new RegExp(`^/${path.replace(/:\w+/g, "[^/]+")}$`);
  return pages.some((page) => address.test(page.path));
}

// Types and the dev server get every route: the first post may be added at any time. The command that
// makes types counts as production.
const isBuild = process.env.NODE_ENV === "production" && !process.argv.includes("typegen");
export default isBuild ? map.filter(hasPage) : map;
