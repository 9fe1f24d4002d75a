import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { siteFiles } from "./app/seo/files.server.ts";
import { withoutUnusedCode } from "./scripts/unusedCode.ts";

/** Content is read from files, not imported: in development a saved one reloads the page. */
function reloadOnContent(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_event, path) => {
        if (!/\/app\/content\/.*\.(md|yaml)$/.test(path)) return;
        // The profile is read once by the module beside it, as if that had been saved.
        if (path.endsWith(".yaml")) server.watcher.emit("change", path.replace(/\.yaml$/, ".ts"));
        server.ws.send({ type: "full-reload" });
      });
    },
  };
}

/**
 * React Router prerenders at a preview of the site. Within it runs a server that would watch the project for
 * changes, the folder with the pages that are just being written included: each new page had it look
 * through all of them again.
 */
function watchNothingInPreview(): Plugin {
  return {
    name: "watch-nothing-in-preview",
    config(config, { isPreview }) {
      // Vite takes no null from what is returned here.
      if (isPreview) config.server = { ...config.server, watch: null };
    },
  };
}

/** What React Router does otherwise than a prerendered site wants it to. */
const routerChanges = [
  // Where the code of the next page cannot be fetched, as after a new release, it loads the page being
  // left once more, and the one that was asked for never comes. Here that page fails instead, as one
  // does without its data, and useLoadWhole.ts loads it as a document.
  {
    module: "dom/ssr/routeModules.js",
    from: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    to: "return { default() { throw error; } };",
  },
  // It has the browser fetch a page's data beforehand, which takes its time to hand them out. Here the
  // site keeps them itself, and its router asks there first.
  {
    module: "dom/ssr/components.js",
    from: /if \(routesParams\.size === 0\) return \[\];\s*let url = singleFetchUrl\(page, "data"\);[^;]*;\s*return [^;]*;/,
    to: "return [];",
  },
  {
    module: "dom/ssr/single-fetch.js",
    from: /(?<=let res = await )fetch(?=\(url, await createRequestInit)/,
    to: "fetchData",
  },
  {
    module: "dom/ssr/single-fetch.js",
    from: /^/,
    to: 'import { fetchData } from "/app/sections/shell/nextPageData.ts";',
  },
  // It draws the page that is shown anew each time a visit to another begins, comes on or ends. Here that
  // page is drawn when its data are others: it takes nothing else from the router but by hooks.
  {
    module: "components.js",
    from: /(?<=function withComponentProps\()Component\) \{/,
    to: "Page) { const Component = React$1.memo(Page, (was, is) => was.loaderData === is.loaderData);",
  },
  // Asked to show the next page without a break (useFollowLinks.ts), it does so with the state of being
  // on the way, which shows little, and not with the page itself. Here it is the page.
  {
    module: "router/router.js",
    from: /(?<=await handleLoaders\(.*opts\.initialHydration === true, )flushSync(?=, pendingActionResult)/,
    to: "false",
  },
  {
    module: "router/router.js",
    from: /(?<=\.\.\.workingFetchers \? \{ fetchers: workingFetchers \} : \{\}\s*\})(?=\);\s*\}\s*async function handleAction)/,
    to: ", { flushSync }",
  },
];

/** Stops the build when one of them no longer finds its place: see the module that it names. */
function changeRouter(): Plugin {
  const done = new Set<(typeof routerChanges)[number]>();
  return {
    name: "change-router",
    apply: "build",
    transform(code, id) {
      const due = routerChanges.filter(
        ({ module, from }) =>
          id.endsWith(`/react-router/dist/production/lib/${module}`) && from.test(code),
      );
      if (due.length === 0) return undefined;
      return due.reduce((changed, change) => {
        done.add(change);
        return changed.replace(change.from, change.to);
      }, code);
    },
    generateBundle() {
      const missed = routerChanges.filter((change) => !done.has(change));
      if (this.environment.name === "client" && missed.length > 0)
        this.error(`React Router has changed: ${missed.map(({ module }) => module).join(", ")}`);
    },
  };
}

/** The build writes sitemap, feeds and the like; in development they are made when asked for. */
function answerWithFiles(): Plugin {
  return {
    name: "answer-with-files",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split("?")[0];
        if (!path || !/\.[a-z]+$/.test(path)) return next();
        const file = siteFiles().find((entry) => entry.path === path);
        if (!file) return next();
        response.setHeader("Content-Type", `${file.type}; charset=utf-8`);
        response.end(file.text);
      });
    },
  };
}

/** What pages to read are made of; neither the home page nor the search needs it. */
const reading =
  /app\/(sections\/(page\/(Contents|Prose|QuestionsBand|ReadingColumns|TextWithAside)|lists\/(ArticleList|FactList|RelatedLinks))|widgets\/(Questions|SelectedText|SharePage)\/\w+)\.tsx/;

/** Libraries that every page needs, in two long-lived files instead of a dozen small ones. */
const sharedChunks = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|cookie|cookie-es|set-cookie-parser)\/|app\/sections\/shell\/nextPageData\./,
  },
  {
    name: "mui",
    test: /node_modules\/(@mui|@emotion|stylis|react-is|clsx|react-transition-group|hoist-non-react-statics|@babel)\//,
    minShareCount: 2,
  },
  // The site's search begins here; the rest of it comes when it is wanted.
  {
    name: "frame",
    test: /vite\/preload-helper|app\/(theme\/Logo|lib\/idle|search\/(storageKeys|longestQuery)|offline\/(caches|choice)|metrics\/choice|widgets\/(useImported|useMediaQuery|icons\/social)|routes\/useShell)\./,
  },
  // Parts that three or more kinds of page share: one request instead of a dozen.
  {
    name: "site",
    test: (id: string) =>
      /app\/(widgets|sections|lib|theme|search|seo|routes)\/|vite\/preload-helper/.test(id) &&
      !reading.test(id),
    minShareCount: 3,
  },
  { name: "reading", test: reading, minShareCount: 3 },
];

/**
 * Asks V8 to compile all functions of a file beside the main thread, while it is fetched, and not each
 * at its first call (https://v8.dev/blog/explicit-compile-hints). Other browsers read a comment.
 */
const compileAtOnce = "//# allFunctionsCalledOnLoad";

export default defineConfig({
  plugins: [
    withoutUnusedCode(),
    changeRouter(),
    reactRouter(),
    reloadOnContent(),
    watchNothingInPreview(),
    answerWithFiles(),
  ],
  build: {
    assetsInlineLimit: 0,
    // What a file fetched late imports is there already: no lists of it.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What it makes is a component, which does nothing until it is used.
          treeshake: { manualPureFunctions: ["styled"] },
          output: { codeSplitting: { groups: sharedChunks }, postBanner: compileAtOnce },
        },
      },
    },
  },
  server: { port: 5173 },
});
