import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";

/** Content is read by loaders, not imported: in development a saved entry reloads the page. */
function reloadOnContent(): Plugin {
  return {
    name: "reload-on-content",
    apply: "serve",
    configureServer(server) {
      server.watcher.on("all", (_event, path) => {
        if (/\/app\/content\/.*\.md$/.test(path)) server.ws.send({ type: "full-reload" });
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
];

export default defineConfig({
  plugins: [reactRouter(), reloadOnContent()],
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { rolldownOptions: { output: { advancedChunks: { groups: sharedChunks } } } },
    },
  },
  server: { port: 5173 },
});
