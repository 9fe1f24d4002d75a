import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { siteFiles } from "./app/seo/files.server.ts";

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
 * Parts that libraries import and this site never uses. Of MUI and Emotion: the buttons' ripple, which
 * the theme turns off, the spinner of a loading button, themes with CSS variables, and what
 * `withTheme` copies. Of React Router: asking a server for routes, and its instruments. What stands in
 * their place does nothing and saves every visitor 13 kB.
 */
function withoutUnusedParts(): Plugin {
  const unused = [
    { source: /\/TouchRipple\.mjs$/, importer: /@mui\/material\/ButtonBase\// },
    { source: /\/CircularProgress\/index\.mjs$/, importer: /@mui\/material\/(Icon)?Button\// },
    { source: /\/createThemeWithVars\.mjs$/, importer: /@mui\/material\/styles\/createTheme\./ },
    { source: /^hoist-non-react-statics$/, importer: /@emotion\/react\// },
    {
      source: /\/fog-of-war\.js$/,
      importer: /\/react-router\/dist\//,
      names: [
        "URL_LIMIT",
        "getManifestPath",
        "getPartialManifest",
        "getPatchRoutesOnNavigationFunction",
        "getPathsWithAncestors",
        "handleClientVersionMismatch",
        "isFogOfWarEnabled",
        "useFogOFWarDiscovery",
      ],
    },
    {
      source: /\/instrumentation\.js$/,
      importer: /\/react-router\/dist\//,
      names: [
        "consumeInstrumentationClientResultMetaReceiver",
        "getRouteInstrumentationUpdates",
        "instrumentClientSideRouter",
        "instrumentHandler",
        "instrumentationResultMetaContext",
      ],
    },
  ];
  const prefix = "\0nothing:";
  return {
    name: "without-unused-parts",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer = "") {
      if (this.environment.name !== "client") return undefined;
      const part = unused.find((one) => one.source.test(source) && one.importer.test(importer));
      return part && `${prefix}${part.names?.join() ?? "default"}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const names = id.slice(prefix.length).split(",");
      return `const nothing = () => null; export { ${names.map((name) => `nothing as ${name}`).join()} };`;
    },
  };
}

/**
 * Vite wraps each `import()` in a helper that preloads style sheets and further files. Here styles
 * travel in scripts, and a file fetched late needs nothing that is not there: 0.6 kB saved.
 */
function plainDynamicImports(): Plugin {
  return {
    name: "plain-dynamic-imports",
    enforce: "pre",
    apply: "build",
    load(id) {
      return id === "\0vite/preload-helper.js"
        ? "export const __vitePreload = (load) => load();"
        : undefined;
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
  // It fetches a page's data beforehand for some of its routes, which a server could answer, and then
  // asks for the whole file all the same. Here it is the file from the start.
  {
    module: "dom/ssr/components.js",
    from: /if \(foundOptOutRoute && routesParams\.size > 0\) url\.searchParams\.set\("_routes".*;/,
    to: "",
  },
];

/** Stops the build when one of them no longer finds its place: see the module that it names. */
function changeRouter(): Plugin {
  const done = new Set<string>();
  return {
    name: "change-router",
    apply: "build",
    transform(code, id) {
      const change = routerChanges.find(({ module }) =>
        id.endsWith(`/react-router/dist/production/lib/${module}`),
      );
      if (!change?.from.test(code)) return undefined;
      done.add(change.module);
      return code.replace(change.from, change.to);
    },
    generateBundle() {
      const missed = routerChanges.filter(({ module }) => !done.has(module));
      if (this.environment.name === "client" && missed.length > 0)
        this.error(`React Router has changed: ${missed.map(({ module }) => module).join(", ")}`);
    },
  };
}

/**
 * React Router's links and forms, which nothing uses here, stay in the build: making a component and
 * naming it for React's developer tools count as effects. Here the one is said to be none and the
 * other left out.
 */
function withoutUnusedComponents(): Plugin {
  return {
    name: "without-unused-components",
    apply: "build",
    transform: (code, id) =>
      /react-router\/dist\//.test(id)
        ? code
            .replace(/^(const \w+ = )(\w+\$\d\.forwardRef\()/gm, "$1/* @__PURE__ */ $2")
            .replace(/^\w+\.displayName = "\w+";$/gm, "")
        : undefined,
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

/** Libraries that every page needs, in two long-lived files instead of a dozen small ones. */
const sharedChunks = [
  {
    name: "react",
    test: /node_modules\/(react|react-dom|scheduler|react-router|turbo-stream|cookie|cookie-es|set-cookie-parser)\//,
  },
  {
    name: "mui",
    test: /node_modules\/(@mui|@emotion|stylis|react-is|clsx|react-transition-group|hoist-non-react-statics|@babel)\//,
    minShareCount: 2,
  },
  // The site's search begins here; the rest of it comes when it is wanted.
  {
    name: "frame",
    test: /vite\/preload-helper|app\/(search\/(storageKeys|longestQuery)|offline\/(caches|choice)|metrics\/choice|widgets\/useImported|routes\/useShell)\./,
  },
  // Parts that three or more kinds of page share: one request instead of a dozen.
  {
    name: "site",
    test: /app\/(widgets|sections|lib|theme|search|seo|routes)\/|vite\/preload-helper/,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [
    withoutUnusedParts(),
    plainDynamicImports(),
    changeRouter(),
    withoutUnusedComponents(),
    reactRouter(),
    reloadOnContent(),
    answerWithFiles(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What it makes is a component, which does nothing until it is used.
          treeshake: { manualPureFunctions: ["styled"] },
          output: { codeSplitting: { groups: sharedChunks } },
        },
      },
    },
  },
  server: { port: 5173 },
});
