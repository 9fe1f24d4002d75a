/** The whole URL map, in the specification's order. */
import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("projects", "routes/projects.tsx"),
  route("projects/:slug", "routes/project.tsx"),
  route("blog", "routes/blog.tsx"),
  route("blog/:slug", "routes/post.tsx"),
  route("testimonials", "routes/testimonials.tsx"),
  route("faq", "routes/faq.tsx"),
  route("privacy", "routes/information.tsx", { id: "privacy" }),
  route("cookies", "routes/cookies.tsx"),
  route("terms", "routes/information.tsx", { id: "terms" }),
  route("accessibility", "routes/information.tsx", { id: "accessibility" }),
  route("locations", "routes/locations.tsx"),
  route("locations/:town", "routes/town.tsx"),
  route("guides", "routes/guides.tsx"),
  route("guides/:slug", "routes/guide.tsx"),
  route("services", "routes/services.tsx"),
  route("services/:service", "routes/service.tsx"),
  route("services/:service/:town", "routes/serviceTown.tsx"),
  route("search", "routes/search.tsx"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("contact.vcf", "routes/contactCard.ts"),
  route("*", "routes/notFound.tsx"),
] satisfies RouteConfig;
