import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readFile } from "node:fs/promises";
import { extname, join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { buildEditor } from "./admin/build.ts";
import { siteFiles } from "./app/seo/files.server.ts";
import { types } from "./scripts/hosting/rules.ts";

/** A path from the project's root: the folders above may have any names. */
const inProject = (path: string) => relative(import.meta.dirname, path).replaceAll(sep, "/");

/**
 * Content is read from files, not imported, so in development reload the page when one is saved. The
 * routes of information pages are read at the start.
 */
function reloadOnContent(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (event, path) => {
        if (/^(add|unlink)$/.test(event) && /^app\/content\/pages\/.*\.md$/.test(inProject(path)))
          void server.restart();
        else if (/^app\/content\/.*\.(md|yaml)$/.test(inProject(path)))
          server.ws.send({ type: "full-reload" });
      });
    },
  };
}

/**
 * React Router prerenders in a preview of the site, inside which runs a server that would watch the
 * whole project, including the pages being written: each new page made it scan all of them again.
 */
function watchNothingInPreview(): Plugin {
  return {
    name: "watch-nothing-in-preview",
    config(config, { isPreview }) {
      // Vite ignores null in a returned config, so set it directly.
      if (isPreview) config.server = { ...config.server, watch: null };
    },
  };
}

/**
 * React Router gives each page 10 s, without an option for it. On a busy machine the first takes longer, since all
 * content is read for it: here one is rendered before that time counts.
 */
function renderBeforePrerendering(): Plugin {
  return {
    name: "render-before-prerendering",
    async configurePreviewServer({ config }) {
      const built = resolve(config.root, config.environments.ssr!.build.outDir, "index.js");
      const build = (await import(pathToFileURL(built).href)) as ServerBuild;
      await createRequestHandler(build)(new Request("http://localhost/"));
    },
  };
}

/** The build writes the sitemap, feeds and so on; in development they are generated on request. */
function answerWithFiles(): Plugin {
  return {
    name: "answer-with-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0];
        if (!path || !/\.(xml|txt|json|webmanifest|vcf)$/.test(path)) return next();
        const file = siteFiles().find((entry) => entry.path === path);
        if (!file) return next();
        response.setHeader("Content-Type", `${file.type}; charset=utf-8`);
        response.end(file.text);
      });
    },
  };
}

/** Bundles the editor on first request. In development it can write to the local folder. */
function answerWithEditor(): Plugin {
  const folder = "node_modules/.cache/editor";
  let built: Promise<void> | undefined;
  return {
    name: "answer-with-editor",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0]?.replace(/^\/admin\/?$/, "/admin/index.html") ?? "";
        if (!/^\/(assets\/)?admin\//.test(path)) return next();
        built ??= buildEditor(folder);
        built
          .then(() => readFile(join(folder, path)))
          .then((file) => {
            response.setHeader("Content-Type", types[extname(path).slice(1)] ?? "");
            response.end(file);
          })
          .catch((error: unknown) => {
            built = undefined;
            next(error);
          });
      });
    },
  };
}

/** Tools are loaded with pages that have them. */
const shared =
  /^app\/(?!(sections|lib)\/tools\/)(widgets|sections|lib|theme|search|seo|routes|metrics)\//;

/** A few long-lived chunks instead of dozens of small ones (docs/measurements/bytes.md). */
const sharedChunks = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: "libraries", test: /node_modules\//, tags: ["$initial" as const], minShareCount: 2 },
  // The frame of every page, with all it imports. Not the entry: it starts the application, so it may
  // only be evaluated last.
  { name: "site", test: (id: string) => inProject(id).startsWith("app/root.tsx") },
  // Modules shared by five or more kinds of page.
  { name: "site", test: (id: string) => shared.test(inProject(id)), minShareCount: 5 },
];

export default defineConfig({
  plugins: [
    reactRouter(),
    reloadOnContent(),
    watchNothingInPreview(),
    renderBeforePrerendering(),
    answerWithFiles(),
    answerWithEditor(),
  ],
  build: {
    assetsInlineLimit: 0,
    modulePreload: false,
    // The oldest browsers that run the scripts (decision 37).
    target: ["chrome109", "safari16.4", "firefox115"],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: sharedChunks } },
          // Styles that only the build needs are left out with what they read of the tokens.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
  },
  // Where packages for the browser are found before the first page is opened: those found later make
  // Vite load it again, and scripts of the first time then answer 504.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"],
  },
  server: { port: 5173 },
});
