/**
 * Plugins for vite.config.ts that keep out of the visitors' scripts what libraries bring and this site
 * never uses. Where a library has changed so that a module, a function or the methods below are no longer
 * found, the build stops.
 */
import type { Plugin, Rollup } from "vite";

type PluginContext = Rollup.PluginContext & { environment: { name: string } };

/**
 * Modules: of MUI and Emotion themes with CSS variables, and what `withTheme` copies; of React Router what
 * asks a server for routes, and its instruments. What stands in their place does nothing.
 */
const unusedModules = [
  { module: /\/createThemeWithVars\.mjs$/, importer: /@mui\/material\/styles\/createTheme\./ },
  { module: /^hoist-non-react-statics$/, importer: /@emotion\/react\// },
  {
    module: /\/fog-of-war\.js$/,
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
    module: /\/instrumentation\.js$/,
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

/**
 * Emotion knows every attribute that HTML has, so as to leave out what is not one. Here types already
 * say which a styled element may be given: all but those that style it are attributes.
 */
const attributes = /^@emotion\/is-prop-valid$/;
const attributesByType = `export default (name) => !["sx", "theme", "ownerState"].includes(name);`;

/** `code` stands instead of the body of each function; without it, being called is an error. */
type UnusedFunctions = { module: RegExp; names: string[]; code?: string };

const unusedFunctions: UnusedFunctions[] = [
  // Forms that React Router sends, fetchers, redirects, questions before a page is left.
  {
    module: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    names: [
      "handleAction",
      "fetch",
      "handleFetcherAction",
      "handleFetcherLoader",
      "startRedirectNavigation",
      "discoverRoutes",
      "patchRoutes",
      "getFetcher",
      "resetFetcher",
      "abortFetcher",
      "getBlocker",
      "updateBlocker",
    ],
  },
  {
    module: /react-router\/dist\/production\/lib\/router\/router\.js$/,
    names: ["normalizeNavigateOptions"],
    code: "return { path };",
  },
  {
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/,
    names: ["singleFetchActionStrategy", "singleFetchLoaderFetcherStrategy"],
  },
  // Server components.
  {
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    names: ["RSCPrefetchPageLinksImpl"],
  },
  {
    module: /react-router\/dist\/production\/lib\/hooks\.js$/,
    names: ["RSCErrorHandler"],
  },
  // Style sheets of routes: styles travel in scripts here.
  {
    module: /react-router\/dist\/production\/lib\/dom\/ssr\/links\.js$/,
    names: ["prefetchStyleLinks"],
    code: "return;",
  },
  // Vendor prefixes: see createStyleCache.
  { module: /@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/, names: ["prefix"] },
  // `useActionState` and forms with actions, `<SuspenseList>`.
  {
    module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    names: [
      "mountActionState",
      "updateActionState",
      "updateActionStateImpl",
      "rerenderActionState",
      "runActionStateAction",
      "dispatchActionState",
      "ensureFormComponentIsStateful",
      "updateSuspenseListComponent",
      "useMemoCache",
    ],
  },
  // Style sheets, scripts and connections that components ask for, and elements of one's own making.
  {
    module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    names: [
      "preconnectAs",
      "preinitStyle",
      "preinitScript",
      "preinitModuleScript",
      "preloadModule",
      "acquireResource",
      "insertStylesheetIntoRoot",
      "suspendResource",
      "setPropOnCustomElement",
      "commitNewChildToFragmentInstance",
      "deleteChildFromFragmentInstance",
    ],
  },
  {
    module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    names: ["extractEvents$1"],
    code: "return;",
  },
  {
    module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    names: ["getResource"],
    code: "return null;",
  },
  // Names of components for the text of an error, which nobody reads.
  {
    module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
    names: ["getStackByFiberInDevAndProd"],
    code: 'return "";',
  },
];

/** What `ref` of a fragment gives; no fragment has one. */
const unusedMethods = {
  module: /react-dom\/cjs\/react-dom-client\.production\.js$/,
  pattern: /^FragmentInstance\.prototype\.\w+ = function[^]*?^\};$/gm,
};

/** Stops the build of the visitors' scripts when some of `parts` were not met. */
function allMet(plugin: PluginContext, parts: { module: RegExp }[], met: Set<unknown>) {
  const missed = parts.filter((part) => !met.has(part)).map(({ module }) => module.source);
  if (plugin.environment.name === "client" && missed.length > 0)
    plugin.error(`Nothing to leave out of ${missed.join(", ")}: see scripts/unusedCode.ts`);
}

function withoutModules(): Plugin {
  const prefix = "\0nothing:";
  const met = new Set<unknown>();
  return {
    name: "without-unused-modules",
    enforce: "pre",
    apply: "build",
    resolveId(source, importer = "") {
      if (this.environment.name !== "client") return undefined;
      if (attributes.test(source)) return `${prefix}attributes`;
      const part = unusedModules.find(
        (one) => one.module.test(source) && one.importer.test(importer),
      );
      met.add(part);
      return part && `${prefix}${part.names?.join() ?? "default"}`;
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined;
      const names = id.slice(prefix.length);
      if (names === "attributes") return attributesByType;
      const all = names.split(",").map((name) => `nothing as ${name}`);
      return `const nothing = () => null; export { ${all.join()} };`;
    },
    generateBundle() {
      allMet(this, unusedModules, met);
    },
  };
}

/** The code with other bodies for some of its functions. Throws where one of them is not found. */
export function replaceBodies(source: string, { names, code }: Omit<UnusedFunctions, "module">) {
  const body = code ?? 'throw Error("Left out of the build");';
  let result = source;
  for (const name of names) {
    // Both libraries are formatted: a function ends with the first brace that stands as far in as it.
    const pattern = new RegExp(
      String.raw`^([ \t]*)((?:async )?function ${name.replace("$", String.raw`\$`)}\([^)]*\) \{)$[^]*?^\1\}$`,
      "m",
    );
    const replaced = result.replace(
      pattern,
      (_all, indent: string, head: string) => `${indent}${head} ${body} }`,
    );
    if (replaced === result) throw new Error(`No function ${name} to leave out`);
    result = replaced;
  }
  return result;
}

function withoutFunctions(): Plugin {
  const met = new Set<unknown>();
  return {
    name: "without-unused-functions",
    apply: "build",
    transform(source, id) {
      if (this.environment.name !== "client") return undefined;
      let code = source;
      for (const part of unusedFunctions.filter(({ module }) => module.test(id))) {
        code = replaceBodies(code, part);
        met.add(part);
      }
      if (unusedMethods.module.test(id)) {
        const rest = code.replaceAll(unusedMethods.pattern, "");
        if (rest !== code) met.add(unusedMethods);
        code = rest;
      }
      return code === source ? undefined : { code, map: null };
    },
    generateBundle() {
      allMet(this, [...unusedFunctions, unusedMethods], met);
    },
  };
}

/**
 * React Router's links and forms, which nothing uses here, stay in the build: making a component and
 * naming it for React's developer tools count as effects. Here the one is said to be none and the
 * other left out.
 */
function withoutComponents(): Plugin {
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

/**
 * Vite wraps each `import()` in a helper that preloads style sheets and further files. Here styles
 * travel in scripts, and a file fetched late needs nothing that is not there.
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

/** All of them; together they save every visitor some 20 kB. */
export const withoutUnusedCode = () => [
  withoutModules(),
  withoutFunctions(),
  withoutComponents(),
  plainDynamicImports(),
];
