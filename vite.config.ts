import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { buildEditor } from "./admin/build.ts";
import { siteFiles } from "./app/seo/files.server.ts";
import { types } from "./scripts/hosting/rules.ts";

/** Content is read from files, not imported: in development a saved one reloads the page. */
function reloadOnContent(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_event, path) => {
        if (!/\/app\/content\/.*\.(md|yaml)$/.test(path)) return;
        // Some are read once, by a module beside them: as if that had been saved.
        const module = path.endsWith("/business.yaml") ? "business.ts" : "singles.ts";
        if (path.endsWith(".yaml"))
          server.watcher.emit("change", path.replace(/app\/content\/.*/, `app/content/${module}`));
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

/** The editor, bundled when it is first asked for: here it can write to the folder on this machine. */
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
          .catch(next);
      });
    },
  };
}

/** Libraries and shared parts in a few long-lived files instead of a dozen small ones. */
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
  // Parts that three or more kinds of page share. Tools and costs come with the pages that have them.
  {
    name: "site",
    test: /app\/(?!(sections|lib)\/(tools|costs)\/)(widgets|sections|lib|theme|search|seo|routes|offline|metrics)\//,
    minShareCount: 3,
  },
];

export default defineConfig({
  plugins: [
    reactRouter(),
    reloadOnContent(),
    watchNothingInPreview(),
    answerWithFiles(),
    answerWithEditor(),
  ],
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: sharedChunks } } } },
    },
  },
  server: { port: 5173 },
});
