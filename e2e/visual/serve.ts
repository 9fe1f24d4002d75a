/** Serves a built folder with every photograph replaced by a plain picture of the same size. */
import { existsSync, readFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { preview, type Connect } from "vite";

type PictureRecord = { width: number; height: number; files: string[] };

/** Grey with a frame in it: it shows how a picture is cropped, and nothing of what it shows. */
function plainPicture(width: number, height: number): string {
  const [x, y] = [Math.round(width / 10), Math.round(height / 10)];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges"><path fill="#8d9399" d="M0 0h${width}v${height}H0z"/><path fill="#a9aeb3" d="M${x} ${y}h${width - 2 * x}v${height - 2 * y}H${x}z"/><path fill="#c9cdd0" d="M${x} ${y}h${x}v${y}H${x}z"/></svg>`;
}

/** Sizes of the photographs by the address of each derivative. */
function photographs(): Map<string, PictureRecord> {
  const manifest = JSON.parse(readFileSync("app/content/pictures/manifest.json", "utf8")) as Record<
    string,
    PictureRecord
  >;
  return new Map(
    Object.values(manifest).flatMap((record) =>
      record.files
        .filter((file) => /\.(avif|jpe?g|png|webp)$/.test(file))
        .map((file) => [`/pictures/${file}`, record] as const),
    ),
  );
}

/**
 * @param name what the browser knows the server as: stories show their own address, and a port
 *   differs from run to run
 * @returns the origin for the browser and the server's address, both without a slash at their end,
 *   the browser's rule that leads from one to the other, and how to stop the server
 */
export async function serve(
  folder: string,
  name: string,
): Promise<{ origin: string; address: string; rule: string; stop: () => Promise<void> }> {
  const replaced = photographs();
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    // Between two programs of one machine compressing takes longer than it saves.
    delete request.headers["accept-encoding"];
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const record = replaced.get(pathname);
    if (!record) {
      // As any host answers a clean address.
      const file = [`${pathname}/index.html`, `${pathname}.html`].find(
        (path) => !pathname.endsWith("/") && existsSync(folder + path),
      );
      if (file) request.url = file;
      return next();
    }
    response.setHeader("Content-Type", "image/svg+xml");
    return response.end(plainPicture(record.width, record.height));
  };
  const server = await preview({
    configFile: false,
    logLevel: "warn",
    appType: "mpa",
    build: { outDir: folder },
    preview: { port: 0, host: "127.0.0.1" },
    plugins: [
      {
        name: "plain-pictures",
        configurePreviewServer: ({ middlewares }) => void middlewares.use(answer),
      },
    ],
  });
  const { port } = server.httpServer.address() as AddressInfo;
  // Names under `localhost` are as safe to a browser as https: they may use the clipboard.
  return {
    origin: `http://${name}.localhost`,
    address: `http://127.0.0.1:${port}`,
    rule: `MAP ${name}.localhost:80 127.0.0.1:${port}`,
    stop: () => server.close(),
  };
}
