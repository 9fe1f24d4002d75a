/**
 * The content editor: forms for every kind of entry, on this machine only.
 *
 *   npm run edit            the editor on http://127.0.0.1:4180, the site beside it on 5180
 *   PORT=8080 npm run edit  the editor on 8080, the site on 9080
 *
 * It writes the files under `app/content`, and only those. Stop it with Ctrl+C.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { build } from "vite";
import { startServer } from "../../editor/server/server.ts";

const port = Number(process.env.PORT ?? 4180);
const sitePort = port + 1000;
const files = resolve("node_modules/.cache/editor");

/**
 * Two things of Keystatic's are mended on the way in. It asks Google for a typeface: the editor brings
 * the site's own and asks nobody. And the dustbins of its lists have a picture and no name.
 */
const mendKeystatic = {
  name: "mend-keystatic",
  transform(code: string, id: string) {
    if (!id.includes("@keystatic/core")) return null;
    return code
      .replaceAll(
        /jsx\("link", \{\s*href: "https:\/\/fonts\.googleapis\.com[^"]*",[^}]*\}\)/g,
        '"" /* the typeface */',
      )
      .replaceAll(
        /jsx\(ActionButton, \{(?=\s*onPress: \(\) => \{\s*onRemoveKey\()/g,
        'jsx(ActionButton, { "aria-label": "Delete",',
      );
  },
};

await build({
  configFile: false,
  root: resolve("editor"),
  logLevel: "error",
  plugins: [mendKeystatic],
  build: {
    outDir: files,
    emptyOutDir: true,
    // It travels no further than this machine.
    minify: false,
    reportCompressedSize: false,
    modulePreload: false,
  },
});
const server = startServer({ port, files, preview: `http://127.0.0.1:${sitePort}` });
server.once("error", (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === "EADDRINUSE"
      ? `Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm run edit`
      : error.message,
  );
  process.exit(1);
});
await once(server, "listening");

const site = spawn(
  process.execPath,
  [
    // Without it the command starts itself again with it, one process further away.
    "--conditions=development",
    "node_modules/@react-router/dev/bin.cjs",
    "dev",
    "--host",
    "127.0.0.1",
    "--port",
    String(sitePort),
    "--strictPort",
  ],
  {
    stdio: ["ignore", "ignore", "inherit"],
    // Building the editor has set it to production.
    env: { ...process.env, NODE_ENV: "development" },
  },
);
site.once("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => site.kill(signal));
}
console.log(
  `The editor: http://127.0.0.1:${port}\nThe site as it will look: http://127.0.0.1:${sitePort}`,
);
